export * from '../components/data-list/index.ts'
