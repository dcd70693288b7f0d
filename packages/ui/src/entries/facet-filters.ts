export * from '../commerce/facet-filters/index.ts'
