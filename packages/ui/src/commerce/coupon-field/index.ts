export { CouponField, type CouponFieldProps, type CouponAnswer } from './coupon-field.tsx'
