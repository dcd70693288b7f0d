export * from '../components/button-group/index.ts'
