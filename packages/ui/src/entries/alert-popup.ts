export * from '../commerce/alert-popup/index.ts'
