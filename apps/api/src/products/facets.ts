import {
  attributeKinds,
  attributeLabels,
  FILTER_KEYS,
  type AttributeFilters,
  type FacetWire,
} from '@shop/domain'
import type { ProductIndex } from '../search/product-index.ts'

/** Values of one attribute. More would be a list of products and not of choices. */
const maxValues = 40
/** Numbers by size, texts by the alphabet. */
const byValue = new Intl.Collator('en', { numeric: true })

/**
 * The values of the attributes of a list.
 * @param counts by number of a tag, as `filterProducts` sets them
 */
export function toFacets(
  index: ProductIndex,
  counts: Uint32Array,
  filters: AttributeFilters,
): FacetWire[] {
  const { places } = index.tagsOfSlots()
  const found = FILTER_KEYS.map(() => new Map<string, number>())
  for (const [number, count] of counts.entries()) {
    const tag = index.tags[number]
    if (count > 0 && tag) found[places[number] ?? -1]?.set(tag.slice(tag.indexOf('=') + 1), count)
  }
  return FILTER_KEYS.flatMap((key, place) => {
    const counted = found[place] ?? new Map<string, number>()
    // A chosen value stays, also when no product is left, so that it can be taken back.
    const values = [...new Set([...counted.keys(), ...(filters[key] ?? [])])]
    if (values.length === 0) return []
    const { name, nameBn } = attributeKinds[key]
    const shown = values.sort(byValue.compare).slice(0, maxValues)
    return [{ key, name, nameBn, values: shown.map((value) => choice(value, key)) }]

    function choice(value: string, of: typeof key) {
      const labels = attributeLabels(of, value, index.labels.get(`${of}=${value}`))
      return { value, ...labels, count: counted.get(value) ?? 0 }
    }
  })
}
