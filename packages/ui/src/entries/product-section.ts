export * from '../blocks/product-section/index.ts'
