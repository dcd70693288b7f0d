export * from '../components/print-sheet/index.ts'
