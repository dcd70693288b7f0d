export * from '../components/radio-group/index.ts'
