export * from '../components/toast/index.ts'
