export * from '../components/dialog/index.ts'
