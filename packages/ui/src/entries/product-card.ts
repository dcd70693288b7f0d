export * from '../commerce/product-card/index.ts'
