export * from '../blocks/delivery-form/index.ts'
