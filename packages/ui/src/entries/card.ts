export * from '../components/card/index.ts'
