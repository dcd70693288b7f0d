export * from '../components/visually-hidden/index.ts'
