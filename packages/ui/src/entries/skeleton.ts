export * from '../components/skeleton/index.ts'
