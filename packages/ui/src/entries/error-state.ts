export * from '../components/error-state/index.ts'
