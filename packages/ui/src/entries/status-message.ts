export * from '../components/status-message/index.ts'
