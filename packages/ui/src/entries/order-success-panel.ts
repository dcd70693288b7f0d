export * from '../blocks/order-success-panel/index.ts'
