export * from '../components/breadcrumb/index.ts'
