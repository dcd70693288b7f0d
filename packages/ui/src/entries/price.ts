export * from '../commerce/price/index.ts'
