export * from '../components/carousel/index.ts'
