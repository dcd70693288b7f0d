export * from '../components/pagination/index.ts'
