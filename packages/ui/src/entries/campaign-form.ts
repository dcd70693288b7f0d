export * from '../blocks/campaign-form/index.ts'
