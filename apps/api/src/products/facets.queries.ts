import { and, sql, type SQL } from 'drizzle-orm'
import {
  attributeKinds,
  attributeLabels,
  FILTER_KEYS,
  type AttributeFilters,
  type FacetWire,
  type FilterKey,
} from '@shop/domain'
import { attributeLabels as labels, products } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import { tagsOf } from './attribute-tags.ts'

/** Values of one attribute. More would be a list of products and not of choices. */
const maxValues = 40

/** Whether a product has, for each attribute of the filters, one of its values. */
export function hasAttributes(filters: AttributeFilters): SQL | undefined {
  return and(...conditionsByKey(filters).map(({ condition }) => condition))
}

/**
 * The values of the attributes of a list, each with the number of products that the list would have
 * if it were chosen: so an attribute is counted under the filters of all others, and not under its own.
 * @param where the conditions of the list apart from `filters`
 */
export async function countFacets(
  db: Db,
  where: SQL | undefined,
  filters: AttributeFilters,
): Promise<FacetWire[]> {
  const chosen = conditionsByKey(filters)
  const fails = chosen.map(({ key, condition }) => ({ key, failed: sql`(not ${condition})::int` }))
  const failures =
    fails.length === 0
      ? sql`0`
      : sql.join(
          fails.map(({ failed }) => failed),
          sql` + `,
        )
  const failedKey =
    fails.length === 0
      ? sql`null::text`
      : sql`case ${sql.join(
          fails.map(({ key, failed }) => sql`when ${failed} = 1 then ${key}::text`),
          sql` `,
        )} end`
  // A product that fails one filter only is counted in the attribute of that filter.
  const rows = await db.execute<{ tag: string; label_bn: string | null; count: number }>(sql`
    select counted.tag, ${labels.labelBn} as label_bn, counted.count
    from (
      select tag, count(*)::int as count
      from (
        select ${products.attributes} as tags, ${failures} as failures, ${failedKey} as failed
        from ${products} where ${and(where, atMostOneFails(chosen))}
      ) product, unnest(product.tags) as tag
      where failures = 0 or (failures = 1 and starts_with(tag, failed || '='))
      group by tag
    ) counted
    left join ${labels} on ${labels.tag} = counted.tag`)
  return toFacets(rows, filters)
}

/** Lets the index of the attributes find the products when several filters are chosen. */
function atMostOneFails(chosen: readonly { condition: SQL }[]): SQL | undefined {
  if (chosen.length < 2) return undefined
  const allBut = (left: number) =>
    sql`(${sql.join(
      chosen.flatMap(({ condition }, index) => (index === left ? [] : [condition])),
      sql` and `,
    )})`
  return sql`(${sql.join(
    chosen.map((_, index) => allBut(index)),
    sql` or `,
  )})`
}

function conditionsByKey(filters: AttributeFilters): { key: FilterKey; condition: SQL }[] {
  return FILTER_KEYS.flatMap((key) => {
    const values = filters[key] ?? []
    if (values.length === 0) return []
    const tags = sql.param(tagsOf(key, values))
    return [{ key, condition: sql`${products.attributes} && ${tags}::text[]` }]
  })
}

function toFacets(
  rows: Iterable<{ tag: string; label_bn: string | null; count: number }>,
  filters: AttributeFilters,
): FacetWire[] {
  const counts = new Map<string, { labelBn: string | null; count: number }>()
  for (const { tag, label_bn, count } of rows) counts.set(tag, { labelBn: label_bn, count })
  return FILTER_KEYS.flatMap((key) => {
    const start = `${key}=`
    const found = [...counts.keys()].flatMap((tag) =>
      tag.startsWith(start) ? tag.slice(start.length) : [],
    )
    // A chosen value stays, also when no product is left, so that it can be taken back.
    const all = [...new Set([...found, ...(filters[key] ?? [])])]
    const values = all.map((value) => {
      const known = counts.get(start + value)
      return { value, ...attributeLabels(key, value, known?.labelBn), count: known?.count ?? 0 }
    })
    const { name, nameBn } = attributeKinds[key]
    if (values.length === 0) return []
    return [{ key, name, nameBn, values: values.sort(byValue).slice(0, maxValues) }]
  })
}

/** Numbers by size, texts by the alphabet. */
function byValue(a: { value: string }, b: { value: string }): number {
  return a.value.localeCompare(b.value, 'en', { numeric: true })
}
