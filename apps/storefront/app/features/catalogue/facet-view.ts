import type { FacetWire, FilterKey } from '@shop/domain'
import type { Facet } from '@shop/ui'
import type { Language } from '../../lib/language.ts'
import { toggledHref, type ProductListQuery } from './product-list-query.ts'

/** A facet in one language, as the data of a page has it. */
export interface FacetData {
  key: string
  name: string
  values: readonly { value: string; label: string; count: number }[]
}

/** Facets in the language of a page; those with one value that narrows nothing are left out. */
export function facetData(
  facets: readonly FacetWire[],
  query: ProductListQuery,
  language: Language,
): FacetData[] {
  const isBengali = language === 'bn'
  return facets
    .filter(({ key, values }) => values.length > 1 || key in query.attributes)
    .map(({ key, name, nameBn, values }) => ({
      key,
      name: isBengali ? nameBn : name,
      values: values.map(({ value, label, labelBn, count }) => ({
        value,
        label: (isBengali && labelBn) || label,
        count,
      })),
    }))
}

/** Facets as the library draws them, each value with the address of its list. */
export function toFacets(facets: readonly FacetData[], query: ProductListQuery): Facet[] {
  return facets.map(({ key, name, values }) => {
    const filter = key as FilterKey
    return {
      key,
      name,
      values: values.map((value) => ({
        ...value,
        selected: query.attributes[filter]?.includes(value.value) ?? false,
        href: toggledHref(query, filter, value.value),
      })),
    }
  })
}
