export * from '../components/phone-link/index.ts'
