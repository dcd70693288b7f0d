export * from '../components/tooltip/index.ts'
