export * from '../components/barcode/index.ts'
