export * from '../commerce/delivery-info/index.ts'
