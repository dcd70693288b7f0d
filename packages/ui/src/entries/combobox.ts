export * from '../components/combobox/index.ts'
