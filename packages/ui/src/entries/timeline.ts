export * from '../components/timeline/index.ts'
