export * from '../blocks/buy-bar/index.ts'
