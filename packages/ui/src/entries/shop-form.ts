export * from '../commerce/shop-form/index.ts'
