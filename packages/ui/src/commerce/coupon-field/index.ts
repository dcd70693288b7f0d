export { CouponField, type CouponFieldProps, type CouponResult } from './coupon-field.tsx'
