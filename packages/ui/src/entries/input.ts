export * from '../components/input/index.ts'
