export * from '../components/drawer/index.ts'
