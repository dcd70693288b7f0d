import { sql } from 'drizzle-orm'
import { attributeLabels, products } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'

/** Every value of an attribute that a product has, with the number of its products and its Bengali. */
export async function listAttributeValues(
  db: Db,
): Promise<{ tag: string; products: number; labelBn: string | null }[]> {
  const { rows } = await db.execute<{ tag: string; products: number; labelBn: string | null }>(sql`
    select value.tag, count(*)::int as products, ${attributeLabels.labelBn} as "labelBn"
    from ${products} cross join unnest(${products.attributes}) as value(tag)
    left join ${attributeLabels} on ${attributeLabels.tag} = value.tag
    group by value.tag, ${attributeLabels.labelBn} order by value.tag`)
  return rows
}
