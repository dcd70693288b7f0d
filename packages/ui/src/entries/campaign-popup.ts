export * from '../blocks/campaign-popup/index.ts'
