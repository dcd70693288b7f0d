export * from '../components/textarea/index.ts'
