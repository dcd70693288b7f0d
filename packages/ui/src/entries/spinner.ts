export * from '../components/spinner/index.ts'
