export * from '../components/autocomplete/index.ts'
