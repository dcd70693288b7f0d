export * from '../components/copy-button/index.ts'
