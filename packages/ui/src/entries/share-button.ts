export * from '../components/share-button/index.ts'
