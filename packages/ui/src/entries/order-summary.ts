export * from '../blocks/order-summary/index.ts'
