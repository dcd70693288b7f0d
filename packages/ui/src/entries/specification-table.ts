export * from '../commerce/specification-table/index.ts'
