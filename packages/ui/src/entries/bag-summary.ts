export * from '../blocks/bag-summary/index.ts'
