export * from '../components/tabs/index.ts'
