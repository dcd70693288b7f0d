export * from '../commerce/stock-label/index.ts'
