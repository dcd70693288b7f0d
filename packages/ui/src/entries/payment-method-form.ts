export * from '../blocks/payment-method-form/index.ts'
