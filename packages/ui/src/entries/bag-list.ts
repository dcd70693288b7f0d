export * from '../blocks/bag-list/index.ts'
