export * from '../commerce/order-progress/index.ts'
