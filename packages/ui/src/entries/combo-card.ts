export * from '../commerce/combo-card/index.ts'
