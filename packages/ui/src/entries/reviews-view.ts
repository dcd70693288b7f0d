export * from '../blocks/reviews-view/index.ts'
