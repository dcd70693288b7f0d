export * from '../blocks/offline-page/index.ts'
