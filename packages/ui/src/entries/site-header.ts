export * from '../blocks/site-header/index.ts'
