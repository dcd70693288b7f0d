export * from '../commerce/product/index.ts'
