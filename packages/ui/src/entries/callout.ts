export * from '../components/callout/index.ts'
