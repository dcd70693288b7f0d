import type { Database, Sql } from '../db/client.ts'
import type {
  banners,
  campaignProducts,
  campaigns,
  categories,
  testimonials,
} from '../db/schema/index.ts'
import { storeProducts, type ProductDraft } from '../products/write.queries.ts'

/** What a shop is filled with; prices in poisha. */
export interface ShopContent {
  categories: (typeof categories.$inferInsert)[]
  products: ProductDraft[]
  campaigns: (typeof campaigns.$inferInsert)[]
  campaignProducts: (typeof campaignProducts.$inferInsert)[]
  banners: (typeof banners.$inferInsert)[]
  testimonials: (typeof testimonials.$inferInsert)[]
}

/**
 * Stores the content that `load` answers if there is neither a product nor a category. Instances
 * that start together wait for each other, and one of them stores.
 * @returns how many products were stored
 */
export async function storeIfEmpty(
  database: Pick<Database, 'sql'>,
  load: () => Promise<ShopContent>,
): Promise<number> {
  return await database.sql.begin(async (transaction) => {
    const tx = transaction as unknown as Sql
    await tx`lock table categories in share row exclusive mode`
    const [found] = await tx`
      select 1 from categories union all select 1 from products limit 1`
    if (found) return 0
    const content = await load()
    await storeContent(tx, content)
    return content.products.length
  })
}

async function storeContent(sql: Sql, content: ShopContent): Promise<void> {
  const categories = content.categories.map(({ subCategory, innerSubCategory, ...category }) => ({
    ...category,
    sub_category: subCategory,
    inner_sub_category: innerSubCategory,
  }))
  const campaigns = content.campaigns.map((campaign) => ({
    id: campaign.id,
    name: campaign.name,
    checkout_image: campaign.checkoutImage,
    checkout_product_id: campaign.checkoutProductId,
    starts_at: campaign.startsAt,
    ends_at: campaign.endsAt,
  }))
  const campaignProducts = content.campaignProducts.map((product) => ({
    campaign_id: product.campaignId,
    product_id: product.productId,
    price: product.price,
    position: product.position,
  }))
  const rows = (values: readonly object[]) => sql`${JSON.stringify(values)}::text::jsonb`
  await sql`
    insert into categories
    select * from jsonb_populate_recordset(null::categories, ${rows(categories)})`
  await storeProducts(sql, content.products)
  await sql`
    insert into campaigns
    select * from jsonb_populate_recordset(null::campaigns, ${rows(campaigns)})`
  await sql`
    insert into campaign_products
    select * from jsonb_populate_recordset(null::campaign_products, ${rows(campaignProducts)})`
  await sql`
    insert into banners
    select * from jsonb_populate_recordset(null::banners, ${rows(content.banners)})`
  await sql`
    insert into testimonials (position, name, location, text, image)
    select position, name, location, text, image
    from jsonb_populate_recordset(null::testimonials, ${rows(content.testimonials)})`
}
