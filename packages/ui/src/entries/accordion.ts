export * from '../components/accordion/index.ts'
