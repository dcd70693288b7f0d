export * from '../components/link/index.ts'
