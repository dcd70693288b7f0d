export * from '../components/alert-dialog/index.ts'
