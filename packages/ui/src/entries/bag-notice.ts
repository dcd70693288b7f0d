export * from '../blocks/bag-notice/index.ts'
