export * from '../components/segmented-control/index.ts'
