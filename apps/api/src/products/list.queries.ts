import { toPoisha, type ProductWire } from '@shop/domain'
import type { ProductQuery, ProductSort } from '@shop/domain/wire'
import type { Fragment, Sql } from '../db/client.ts'
import { ApiError } from '../http/api-error.ts'
import { discounted, listColumns, listTables } from './columns.ts'
import { decodeCursor, encodeCursor } from './cursor.ts'
import { toWire, type ProductRow } from './product.ts'
import { matching } from './search.queries.ts'

/** A list of products, and how it goes on when only a part was asked for. */
export interface ProductList {
  data: ProductWire[]
  total?: number
  nextCursor?: string | null
}

type ListRow = ProductRow & { sort_value: number }

const finalPrice = (sql: Sql) => sql`coalesce(nullif(p.discount_price, 0), p.price)`

/** Finds out how many there are, or remembers it under a name. */
export type Count = (name: string, count: () => Promise<number>) => Promise<number>

/**
 * The products that a query asks for, in its order.
 * @param count may remember totals: to count a large shop costs more than to read a page of it
 */
export async function listProducts(
  sql: Sql,
  query: ProductQuery,
  count: Count = (_, load) => load(),
): Promise<ProductList> {
  const sort = query.sort ?? 'default'
  const found = query.search === undefined ? null : await matching(sql, query.search, 500)
  const where = conditions(sql, query, found)
  const { value, descending } = sorting(sql, sort)
  const order = descending ? sql`order by ${value} desc, p.id desc` : sql`order by ${value}, p.id`
  if (query.limit === undefined) {
    const rows = await sql<ListRow[]>`
      select ${listColumns(sql)}, ${value} as sort_value from ${listTables(sql)} where ${where} ${order}`
    return { data: rows.map((row) => toWire(row)) }
  }
  const after = continuation(sql, query, value, descending)
  const skip = query.cursor ? 0 : ((query.page ?? 1) - 1) * query.limit
  const { limit: _, page: __, cursor: ___, sort: ____, ...filter } = query
  const [rows, total] = await Promise.all([
    sql<ListRow[]>`
      select ${listColumns(sql)}, ${value} as sort_value from ${listTables(sql)}
      where ${where} ${after} ${order} limit ${query.limit + 1} offset ${skip}`,
    count(JSON.stringify(filter), async () => {
      const [counted] = await sql<{ total: number }[]>`
        select count(*) as total from products p where ${conditions(sql, query, found)}`
      return counted?.total ?? 0
    }),
  ])
  const page = rows.slice(0, query.limit)
  const last = rows.length > query.limit ? page.at(-1) : undefined
  return {
    data: page.map((row) => toWire(row)),
    total,
    nextCursor: last ? encodeCursor({ value: Number(last.sort_value), id: last.id }) : null,
  }
}

function conditions(sql: Sql, query: ProductQuery, found: number[] | null): Fragment {
  const category = query.category?.replaceAll('\u0000', '').trim()
  return sql`p.deleted_at is null
    ${query.discount ? sql`and ${discounted(sql)}` : sql``}
    ${query.productType ? sql`and p.product_type = ${query.productType}` : sql``}
    ${category ? sql`and p.category_id = (select id from categories where lower(name) = lower(${category}))` : sql``}
    ${query.minPrice === undefined ? sql`` : sql`and ${finalPrice(sql)} >= ${toPoisha(query.minPrice)}`}
    ${query.maxPrice === undefined ? sql`` : sql`and ${finalPrice(sql)} <= ${toPoisha(query.maxPrice)}`}
    ${query.inStock ? sql`and p.quantity > 0` : sql``}
    ${query.ids ? sql`and p.id = any(${query.ids}::int[])` : sql``}
    ${found ? sql`and p.id = any(${found}::int[])` : sql``}`
}

function sorting(sql: Sql, sort: ProductSort): { value: Fragment; descending: boolean } {
  switch (sort) {
    case 'price_asc':
      return { value: finalPrice(sql), descending: false }
    case 'price_desc':
      return { value: finalPrice(sql), descending: true }
    case 'newest':
      return { value: sql`p.id`, descending: true }
    case 'discount':
      return {
        value: sql`(case when ${discounted(sql)} then 100 - p.discount_price * 100 / p.price else 0 end)`,
        descending: true,
      }
    case 'default':
      return { value: sql`p.id`, descending: false }
  }
}

function continuation(sql: Sql, query: ProductQuery, value: Fragment, descending: boolean) {
  if (!query.cursor) return sql``
  const cursor = decodeCursor(query.cursor)
  if (!cursor) {
    throw new ApiError(400, 'The cursor is not valid.', [
      { field: 'cursor', message: 'Use nextCursor of the former answer' },
    ])
  }
  return descending
    ? sql`and (${value}, p.id) < (${cursor.value}::bigint, ${cursor.id}::int)`
    : sql`and (${value}, p.id) > (${cursor.value}::bigint, ${cursor.id}::int)`
}
