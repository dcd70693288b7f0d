export * from '../blocks/thank-you-panel/index.ts'
