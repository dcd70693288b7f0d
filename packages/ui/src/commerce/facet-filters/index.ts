export { FacetFilters, type FacetFiltersProps, type Facet } from './facet-filters.tsx'
