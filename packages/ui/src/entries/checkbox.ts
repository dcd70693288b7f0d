export * from '../components/checkbox/index.ts'
