export * from '../blocks/product-filters/index.ts'
