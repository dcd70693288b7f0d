export * from '../components/menu/index.ts'
