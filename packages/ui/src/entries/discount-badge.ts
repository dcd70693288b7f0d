export * from '../commerce/discount-badge/index.ts'
