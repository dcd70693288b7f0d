export * from '../components/prose/index.ts'
