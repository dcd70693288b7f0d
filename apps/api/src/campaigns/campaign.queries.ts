import type { CampaignWire } from '@shop/domain/wire'
import type { Sql } from '../db/client.ts'
import { listColumns, listTables } from '../products/columns.ts'
import { toWire, type ProductRow } from '../products/product.ts'

interface CampaignRow {
  id: number
  name: string
  checkout_image: string | null
  checkout_product_id: number | null
  starts_at: string | null
  ends_at: string | null
  active: boolean
}

type OfferRow = ProductRow & { campaign_id: number; campaign_price: number }

const running = (sql: Sql) =>
  sql`((starts_at is null or starts_at <= now()) and (ends_at is null or ends_at > now()))`

/** The campaigns with their products at the campaign's prices; the last one is the current one. */
export async function listCampaigns(sql: Sql, onlyActive: boolean): Promise<CampaignWire[]> {
  const [campaigns, offers] = await Promise.all([
    sql<CampaignRow[]>`
      select id, name, checkout_image, checkout_product_id, starts_at, ends_at,
        ${running(sql)} as active
      from campaigns where ${onlyActive ? running(sql) : sql`true`}
      order by active, starts_at nulls first, id`,
    sql<OfferRow[]>`
      select ${listColumns(sql)}, cp.campaign_id, cp.price as campaign_price
      from campaign_products cp join (${listTables(sql)}) on p.id = cp.product_id
      where p.deleted_at is null order by cp.campaign_id, cp.position, p.id`,
  ])
  return campaigns.map((row) => ({
    id: row.id,
    name: row.name,
    checkoutImage: row.checkout_image,
    checkoutProductId: row.checkout_product_id,
    campaignProducts: offers
      .filter((offer) => offer.campaign_id === row.id)
      .map((offer) => ({
        productId: offer.id,
        product: productAt(offer, row),
      })),
    startsAt: row.starts_at && new Date(row.starts_at).toISOString(),
    endsAt: row.ends_at && new Date(row.ends_at).toISOString(),
    active: row.active,
  }))
}

function productAt(offer: OfferRow, campaign: CampaignRow) {
  const price = { price: offer.campaign_price, orderId: null, campaignId: campaign.id }
  const wire = toWire(offer, campaign.active ? price : null)
  return { ...wire, category: { name: offer.category } }
}

/** The id of the campaign that runs now, if one does. */
export async function currentCampaign(sql: Sql): Promise<number | undefined> {
  const [row] = await sql<{ id: number }[]>`
    select id from campaigns where ${running(sql)} order by starts_at desc nulls last, id desc limit 1`
  return row?.id
}

/** Stores an answer to a campaign; undefined when this phone has answered it before. */
export async function storeResponse(
  sql: Sql,
  campaignId: number,
  response: { name: string; phone: string; email: string; address: string; trips: string },
): Promise<number | undefined> {
  const { name, phone, email, address, trips } = response
  const [row] = await sql<{ id: number }[]>`
    insert into campaign_responses (campaign_id, name, phone, email, address, trips)
    values (${campaignId}, ${name}, ${phone}, ${email}, ${address}, ${trips})
    on conflict (campaign_id, phone) do nothing returning id`
  return row?.id
}
