export * from '../components/highlight/index.ts'
