export * from '../blocks/promo-strip/index.ts'
