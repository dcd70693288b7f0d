export * from '../blocks/offer-popup/index.ts'
