export * from '../blocks/policy-page/index.ts'
