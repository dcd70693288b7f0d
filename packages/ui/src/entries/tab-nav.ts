export * from '../components/tab-nav/index.ts'
