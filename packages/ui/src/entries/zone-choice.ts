export * from '../commerce/zone-choice/index.ts'
