export * from '../components/rating-input/index.ts'
