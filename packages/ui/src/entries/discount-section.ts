export * from '../blocks/discount-section/index.ts'
