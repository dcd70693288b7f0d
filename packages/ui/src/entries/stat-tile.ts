export * from '../components/stat-tile/index.ts'
