export * from '../components/bar-chart/index.ts'
