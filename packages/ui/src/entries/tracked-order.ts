export * from '../blocks/tracked-order/index.ts'
