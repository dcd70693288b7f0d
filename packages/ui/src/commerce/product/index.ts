export { type CategoryLink, type ProductSummary, type Tint, tintGround } from './product.ts'
