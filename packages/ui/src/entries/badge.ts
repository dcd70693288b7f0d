export * from '../components/badge/index.ts'
