export * from '../components/popover/index.ts'
