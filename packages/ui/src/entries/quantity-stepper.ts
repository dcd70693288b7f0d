export * from '../components/quantity-stepper/index.ts'
