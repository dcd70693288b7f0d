import { toPoisha } from '@shop/domain'
import type { Database } from '../db/client.ts'
import { FatalStartError } from '../fatal-start-error.ts'
import { tagsOf, toTags } from '../products/attribute-tags.ts'
import type { ProductDraft } from '../products/write.queries.ts'
import type { Settings } from '../settings.ts'
import { toOrderRows } from './demo-orders.ts'
import { storeIfEmpty, type ShopContent } from './seed.queries.ts'

type Demo = typeof import('@shop/demo')

/**
 * Fills an empty database with the demo shop unless `DEMO` is `off`. A database with any product or
 * category is left as it is.
 * @param options.orders whether it gets the orders of two weeks, too; the shop must have its facts
 * @returns how many products were stored
 * @throws FatalStartError when the demo is wanted and `@shop/demo` is not installed
 */
export async function seedIfEmpty(
  database: Pick<Database, 'db'>,
  settings: Pick<Settings, 'demo'>,
  { orders = false } = {},
): Promise<number> {
  if (!settings.demo) return 0
  return await storeIfEmpty(database.db, async () => contentOf(await loadDemo()), { orders })
}

/** Loaded only when it is needed: an installation without devDependencies does not have it. */
async function loadDemo(): Promise<Demo> {
  try {
    return await import('@shop/demo')
  } catch (cause) {
    if ((cause as { code?: unknown }).code !== 'ERR_MODULE_NOT_FOUND') throw cause
    throw new FatalStartError(
      'The database is empty and DEMO is on, but the package @shop/demo is not installed.',
      'Set DEMO=off to start with an empty shop, or install the devDependencies for the demo shop.',
      { cause },
    )
  }
}

function contentOf(demo: Demo): ShopContent {
  const categoryNames = new Map(demo.categories.map(({ id, name }) => [id, name]))
  const products = demo.products.map((product): ProductDraft => {
    const { price, discountPrice, checkoutOffer, deleted, ...rest } = product
    return {
      ...rest,
      nameBn: product.nameBn ?? null,
      attributes: toTags(product.attributes ?? {}),
      descriptionBn: product.descriptionBn ?? null,
      categoryWords: categoryNames.get(product.categoryId) ?? '',
      price: toPoisha(price),
      discountPrice: discountPrice === null ? null : toPoisha(discountPrice),
      offer: checkoutOffer && {
        productId: checkoutOffer.productId,
        price: toPoisha(checkoutOffer.offerPrice),
        image: checkoutOffer.image,
      },
      deletedAt: deleted ? new Date().toISOString() : null,
    }
  })
  return {
    categories: demo.categories.map((category) => ({
      ...category,
      subCategory: category.subCategory.map((name) => ({ name })),
      innerSubCategory: category.innerSubCategory.map((name) => ({ name })),
      keywords: category.keywords.join(' '),
    })),
    products,
    attributeLabels: demo.attributeLabels.flatMap(({ key, value, labelBn }) =>
      tagsOf(key, [value]).map((tag) => ({ tag, labelBn })),
    ),
    campaigns: demo.campaigns.map(({ products: _, ...campaign }) => campaign),
    campaignProducts: demo.campaigns.flatMap((campaign) =>
      campaign.products.map(({ productId, campaignPrice }, position) => ({
        campaignId: campaign.id,
        productId,
        price: toPoisha(campaignPrice),
        position,
      })),
    ),
    banners: [
      ...demo.banners.map((banner, position) => ({
        ...banner,
        placement: 'carousel' as const,
        position,
      })),
      ...demo.strip.map((banner, position) => ({
        ...banner,
        placement: 'strip' as const,
        position,
      })),
    ],
    testimonials: demo.testimonials.map((testimonial, position) => ({ ...testimonial, position })),
    ordersIn: (timeZone) => toOrderRows(demo.orders, { products, now: new Date(), timeZone }),
  }
}
