import type { FacetWire, FilterKey } from '@shop/domain'
import type { Facet } from '@shop/ui'
import { toggledHref, type ProductListQuery } from './product-list-query.ts'

/** The facets that a list shows: those with one value that narrows nothing are left out. */
export const usefulFacets = (facets: readonly FacetWire[], query: ProductListQuery): FacetWire[] =>
  facets.filter(({ key, values }) => values.length > 1 || key in query.attributes)

/** Facets as the library draws them, each value with the address of its list. */
export function toFacets(facets: readonly FacetWire[], query: ProductListQuery): Facet[] {
  return facets.map(({ key, name, values }) => {
    const filter = key as FilterKey
    return {
      id: key,
      label: name,
      items: values.map(({ value, label, count }) => ({
        id: value,
        label,
        count,
        selected: query.attributes[filter]?.includes(value) ?? false,
        href: toggledHref(query, filter, value),
      })),
    }
  })
}
