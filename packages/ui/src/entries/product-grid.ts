export * from '../commerce/product-grid/index.ts'
