export * from '../components/divider/index.ts'
