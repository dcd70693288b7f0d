export * from '../blocks/compare-table/index.ts'
