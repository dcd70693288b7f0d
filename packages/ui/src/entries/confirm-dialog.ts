export * from '../components/confirm-dialog/index.ts'
