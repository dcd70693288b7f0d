export * from '../commerce/product-gallery/index.ts'
