export { CategoryList, type CategoryListProps } from './category-list.tsx'
export { filterCategories } from './filter-categories.ts'
