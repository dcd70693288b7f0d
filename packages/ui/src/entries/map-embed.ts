export * from '../components/map-embed/index.ts'
