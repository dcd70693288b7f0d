export { DiscountBadge, type DiscountBadgeProps } from './discount-badge.tsx'
