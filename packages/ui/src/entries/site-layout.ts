export * from '../blocks/site-layout/index.ts'
