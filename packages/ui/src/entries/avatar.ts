export * from '../components/avatar/index.ts'
