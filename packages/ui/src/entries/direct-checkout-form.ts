export * from '../blocks/direct-checkout-form/index.ts'
