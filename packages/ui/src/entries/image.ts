export * from '../components/image/index.ts'
