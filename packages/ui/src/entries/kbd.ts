export * from '../components/kbd/index.ts'
