import { toPoisha } from '@shop/domain'
import { demoCatalogue } from '../../catalogue/catalogue.ts'
import { storeProducts, type ProductDraft } from '../products/write.queries.ts'
import type { Database, Sql } from './client.ts'

/** What a catalogue file holds; prices in taka. */
export type Catalogue = ReturnType<typeof demoCatalogue>

/**
 * Fills an empty shop with the demo catalogue; a shop that has any product is left alone.
 * @returns how many products were stored
 */
export async function seedIfEmpty(database: Pick<Database, 'sql'>): Promise<number> {
  const catalogue = demoCatalogue()
  return await database.sql.begin(async (tx) => {
    await tx`lock table categories in share row exclusive mode`
    const [found] = await tx`select 1 from categories limit 1`
    if (found) return 0
    await storeCatalogue(tx as unknown as Sql, catalogue)
    return catalogue.products.length
  })
}

/** Stores a whole catalogue, replacing what has the same ids. */
export async function storeCatalogue(sql: Sql, catalogue: Catalogue): Promise<void> {
  const categories = catalogue.categories.map((category) => ({
    id: category.id,
    name: category.name,
    icon: category.icon,
    category: category.category,
    sub_category: category.subCategory.map((name) => ({ name })),
    inner_sub_category: category.innerSubCategory.map((name) => ({ name })),
    keywords: category.keywords.join(' '),
  }))
  await sql`
    insert into categories
    select * from jsonb_populate_recordset(null::categories, ${JSON.stringify(categories)}::text::jsonb)
    on conflict (id) do update set
      name = excluded.name, icon = excluded.icon, category = excluded.category,
      sub_category = excluded.sub_category, inner_sub_category = excluded.inner_sub_category,
      keywords = excluded.keywords`
  await storeProducts(sql, catalogue.products.map(draftFrom(catalogue)))
  await storeCampaigns(sql, catalogue.campaigns)
}

function draftFrom(catalogue: Catalogue) {
  const words = new Map(catalogue.categories.map((c) => [c.id, c.name]))
  return (product: Catalogue['products'][number]): ProductDraft => ({
    id: product.id,
    name: product.name,
    categoryId: product.categoryId,
    categoryWords: words.get(product.categoryId) ?? '',
    price: toPoisha(product.price),
    discountPrice: product.discountPrice === null ? null : toPoisha(product.discountPrice),
    quantity: product.quantity,
    productType: product.productType,
    images: product.images,
    color: product.color,
    size: product.size,
    description: product.description,
    keywords: product.keywords,
    offer: product.checkoutOffer && {
      productId: product.checkoutOffer.productId,
      price: toPoisha(product.checkoutOffer.offerPrice),
      image: product.checkoutOffer.image,
    },
    deletedAt: product.deleted ? new Date().toISOString() : null,
  })
}

async function storeCampaigns(sql: Sql, campaigns: Catalogue['campaigns']) {
  for (const campaign of campaigns) {
    await sql`
      insert into campaigns (id, name, checkout_image, checkout_product_id, starts_at, ends_at)
      values (${campaign.id}, ${campaign.name}, ${campaign.checkoutImage},
        ${campaign.checkoutProductId}, ${campaign.startsAt}, ${campaign.endsAt})
      on conflict (id) do update set name = excluded.name,
        checkout_image = excluded.checkout_image,
        checkout_product_id = excluded.checkout_product_id,
        starts_at = excluded.starts_at, ends_at = excluded.ends_at`
    const rows = campaign.products.map((product, position) => ({
      campaign_id: campaign.id,
      product_id: product.productId,
      price: toPoisha(product.campaignPrice),
      position,
    }))
    await sql`delete from campaign_products where campaign_id = ${campaign.id}`
    await sql`
      insert into campaign_products
      select * from jsonb_populate_recordset(null::campaign_products, ${JSON.stringify(rows)}::text::jsonb)`
  }
}
