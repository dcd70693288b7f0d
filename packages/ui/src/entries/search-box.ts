export * from '../commerce/search-box/index.ts'
