export * from '../components/page-title/index.ts'
