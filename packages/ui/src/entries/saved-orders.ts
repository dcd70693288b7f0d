export * from '../blocks/saved-orders/index.ts'
