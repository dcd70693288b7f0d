export * from '../commerce/category-menu/index.ts'
