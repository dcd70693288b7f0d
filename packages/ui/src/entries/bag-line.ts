export * from '../commerce/bag-line/index.ts'
