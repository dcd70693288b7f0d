export * from '../blocks/promo-carousel/index.ts'
