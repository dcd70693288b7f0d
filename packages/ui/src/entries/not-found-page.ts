export * from '../blocks/not-found-page/index.ts'
