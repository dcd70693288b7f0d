export * from '../commerce/category-list/index.ts'
