export { ProductSection, type ProductSectionProps } from './product-section.tsx'
