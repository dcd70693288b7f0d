export * from '../blocks/banner-area/index.ts'
