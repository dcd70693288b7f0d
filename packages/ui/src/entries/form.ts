export * from '../components/form/index.ts'
