export * from '../components/switch/index.ts'
