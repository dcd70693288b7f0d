export { DiscountSection, type DiscountSectionProps } from './discount-section.tsx'
