export * from '../blocks/site-footer/index.ts'
