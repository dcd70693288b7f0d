export * from '../components/icon/index.ts'
