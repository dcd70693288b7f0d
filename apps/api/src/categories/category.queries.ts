import type { CategoryWire } from '@shop/domain'
import type { Sql } from '../db/client.ts'

/** Every category, in the shop's order. */
export function listCategories(sql: Sql): Promise<CategoryWire[]> {
  return sql<CategoryWire[]>`
    select id, name, icon, category, sub_category as "subCategory",
      inner_sub_category as "innerSubCategory"
    from categories order by id`
}
