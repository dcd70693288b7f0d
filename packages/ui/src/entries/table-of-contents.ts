export * from '../components/table-of-contents/index.ts'
