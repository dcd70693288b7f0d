export * from '../components/loading-bar/index.ts'
