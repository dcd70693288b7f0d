export * from '../components/button/index.ts'
