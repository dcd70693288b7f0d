export * from '../commerce/amount-list/index.ts'
