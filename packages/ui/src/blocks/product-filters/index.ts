export { ProductFilters, type ProductFiltersProps } from './product-filters.tsx'
export {
  productSorts,
  readFilters,
  type ProductFilterValue,
  type ProductSortValue,
} from './filter-value.ts'
