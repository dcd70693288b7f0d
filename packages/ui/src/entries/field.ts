export * from '../components/field/index.ts'
