export * from '../components/rating/index.ts'
