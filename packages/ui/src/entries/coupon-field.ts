export * from '../commerce/coupon-field/index.ts'
