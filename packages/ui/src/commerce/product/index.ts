export { type CategoryLink, type ProductSummary, type Tint, tintBackground } from './product.ts'
