export * from '../blocks/nothing-to-checkout/index.ts'
