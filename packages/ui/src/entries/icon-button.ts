export * from '../components/icon-button/index.ts'
