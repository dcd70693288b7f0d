export * from '../components/heading/index.ts'
