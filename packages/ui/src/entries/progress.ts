export * from '../components/progress/index.ts'
