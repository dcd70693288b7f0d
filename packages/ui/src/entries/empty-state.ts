export * from '../components/empty-state/index.ts'
