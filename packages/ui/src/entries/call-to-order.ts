export * from '../commerce/call-to-order/index.ts'
