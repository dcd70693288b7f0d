export * from '../blocks/compare-choice/index.ts'
