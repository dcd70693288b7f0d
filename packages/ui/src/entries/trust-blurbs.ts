export * from '../blocks/trust-blurbs/index.ts'
