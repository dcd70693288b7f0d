export * from '../blocks/combo-grid/index.ts'
