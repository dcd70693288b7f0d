export * from '../blocks/track-order-form/index.ts'
