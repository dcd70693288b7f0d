import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'
import type { HomeData } from '@shop/domain/wire'
import { firstProducts, listCategories } from '../categories/category.queries.ts'
import { isShown } from '../db/is-shown.ts'
import { banners, categories, isDiscounted, products, testimonials } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import { offeredProducts, productColumns, selectProducts } from '../products/product.queries.ts'
import { toProductWire } from '../products/to-product-wire.ts'

const listLength = 4

/** Reads the home page: seven statements, whatever the number of categories. */
export async function readHome(db: Db): Promise<HomeData> {
  const { name, nameBn, location, locationBn, text, textBn, image } = testimonials
  const [lists, carousel, strip, quotes] = await Promise.all([
    readLists(db),
    bannersAt(db, 'carousel'),
    bannersAt(db, 'strip'),
    db
      .select({ name, nameBn, location, locationBn, text, textBn, image })
      .from(testimonials)
      .where(isShown(testimonials))
      .orderBy(asc(testimonials.position), asc(testimonials.id)),
  ])
  return { banners: carousel, strip, testimonials: quotes, ...lists }
}

function bannersAt(db: Db, placement: 'carousel' | 'strip') {
  const { id, image, alt, altBn, href, texts } = banners
  return db
    .select({ id, image, alt, altBn, href, texts })
    .from(banners)
    .where(and(eq(banners.placement, placement), isShown(banners)))
    .orderBy(asc(banners.position), asc(banners.id))
}

async function readLists(
  db: Db,
): Promise<Pick<HomeData, 'discounted' | 'recommended' | 'categories'>> {
  const [all, recommended, discounted, productsByCategory] = await Promise.all([
    listCategories(db),
    firstOf(db),
    firstOf(db, isDiscounted(products)),
    firstOfEachCategory(db),
  ])
  return {
    discounted: discounted.map((row) => toProductWire(row)),
    recommended: recommended.map((row) => toProductWire(row)),
    categories: all.map((category) => ({
      ...category,
      products: productsByCategory
        .filter(({ categoryId }) => categoryId === category.id)
        .map((row) => toProductWire(row)),
    })),
  }
}

function firstOf(db: Db, condition?: SQL) {
  return selectProducts(db, {})
    .where(and(isNull(products.deletedAt), condition))
    .orderBy(asc(products.id))
    .limit(listLength)
}

function firstOfEachCategory(db: Db) {
  const first = firstProducts(db, listLength)
  return db
    .select(productColumns)
    .from(categories)
    .crossJoinLateral(first)
    .innerJoin(products, eq(products.id, first.id))
    .leftJoin(offeredProducts, eq(offeredProducts.id, products.offerProductId))
    .orderBy(asc(categories.id), asc(products.id))
}
