import type { CategoryWire } from '@shop/domain'
import type { Sql } from '../db/client.ts'

/** Every category, in the shop's order, each with its first four products. */
export function listCategories(sql: Sql): Promise<CategoryWire[]> {
  return sql<CategoryWire[]>`
    select c.id, c.name, c.icon, c.category, c.sub_category as "subCategory",
      c.inner_sub_category as "innerSubCategory", coalesce(p.list, '[]') as products
    from categories c
    cross join lateral (
      select json_agg(json_build_object('id', first.id, 'name', first.name)) as list
      from (
        select id, name from products
        where category_id = c.id and deleted_at is null order by id limit 4
      ) first
    ) p
    order by c.id`
}
