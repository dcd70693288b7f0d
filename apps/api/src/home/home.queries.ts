import { asc, eq } from 'drizzle-orm'
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import type { HomeData } from '@shop/domain/wire'
import { listCategories } from '../categories/category.queries.ts'
import type { Fragment, Sql } from '../db/client.ts'
import { banners, testimonials } from '../db/schema/index.ts'
import { discounted, listColumns, listTables } from '../products/columns.ts'
import { toWire, type ProductRow } from '../products/product.ts'

const perSection = 4

/** Reads the home page: six statements, whatever the number of categories. */
export async function readHome(sql: Sql, db: PostgresJsDatabase): Promise<HomeData> {
  const [lists, carousel, strip, quotes] = await Promise.all([
    homeLists(sql),
    bannersAt(db, 'carousel'),
    bannersAt(db, 'strip'),
    db
      .select({
        name: testimonials.name,
        location: testimonials.location,
        text: testimonials.text,
        image: testimonials.image,
      })
      .from(testimonials)
      .orderBy(asc(testimonials.position), asc(testimonials.id)),
  ])
  return { banners: carousel, strip, testimonials: quotes, ...lists }
}

function bannersAt(db: PostgresJsDatabase, placement: 'carousel' | 'strip') {
  return db
    .select({ id: banners.id, image: banners.image, alt: banners.alt, href: banners.href })
    .from(banners)
    .where(eq(banners.placement, placement))
    .orderBy(asc(banners.position), asc(banners.id))
}

async function homeLists(
  sql: Sql,
): Promise<Pick<HomeData, 'discounted' | 'recommended' | 'categories'>> {
  const first = (where: Fragment) => sql<ProductRow[]>`
    select ${listColumns(sql)} from ${listTables(sql)}
    where p.deleted_at is null ${where} order by p.id limit ${perSection}`
  const [categories, recommended, reduced, shelves] = await Promise.all([
    listCategories(sql),
    first(sql``),
    first(sql`and ${discounted(sql)}`),
    sql<(ProductRow & { category_id: number })[]>`
      select ${listColumns(sql)}, p.category_id
      from categories c
      cross join lateral (
        select * from products
        where category_id = c.id and deleted_at is null order by id limit ${perSection}
      ) p
      left join products o on o.id = p.offer_product_id
      order by c.id, p.id`,
  ])
  return {
    discounted: reduced.map((row) => toWire(row)),
    recommended: recommended.map((row) => toWire(row)),
    categories: categories.map((category) => ({
      ...category,
      products: shelves.filter((row) => row.category_id === category.id).map((row) => toWire(row)),
    })),
  }
}
