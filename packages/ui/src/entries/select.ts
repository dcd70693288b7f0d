export * from '../components/select/index.ts'
