export * from '../components/app-shell/index.ts'
