export * from '../components/table/index.ts'
