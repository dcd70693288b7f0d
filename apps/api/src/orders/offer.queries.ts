import type { Sql } from '../db/client.ts'

/** A line that names an order or a campaign whose offer it wants. */
export interface OfferWish {
  productId: number
  orderId: number | null
  campaignId: number | null
}

/** An offer that stands: its product, its price in poisha, and where it is from. */
export interface Offer {
  productId: number
  price: number
  orderId: number | null
  campaignId: number | null
}

/**
 * The offers among the wishes that stand now: an order offers what its products bring along, once;
 * a campaign offers its products while it runs.
 */
export async function findOffers(sql: Sql, wishes: readonly OfferWish[]): Promise<Offer[]> {
  const byOrder = wishes.filter((wish) => wish.orderId !== null)
  const byCampaign = wishes.filter((wish) => wish.campaignId !== null)
  const [fromOrders, fromCampaigns] = await Promise.all([
    byOrder.length ? orderOffers(sql, byOrder) : [],
    byCampaign.length ? campaignOffers(sql, byCampaign) : [],
  ])
  return [...fromOrders, ...fromCampaigns]
}

function orderOffers(sql: Sql, wishes: readonly OfferWish[]): Promise<Offer[]> {
  const ids = wishes.map((wish) => wish.productId)
  const orders = wishes.map((wish) => wish.orderId)
  return sql<Offer[]>`
    select distinct on (w.product_id, w.order_id)
      w.product_id as "productId", giver.offer_price as price, w.order_id as "orderId",
      null::int as "campaignId"
    from unnest(${ids}::bigint[], ${orders}::bigint[]) as w(product_id, order_id)
    join orders on orders.id = w.order_id and orders.status <> 'cancelled'
    join order_lines l on l.order_id = orders.id
    join products giver on giver.id = l.product_id and giver.offer_product_id = w.product_id
    where giver.offer_price > 0
      and not exists (select 1 from order_lines used where used.offer_order_id = w.order_id)
    order by w.product_id, w.order_id, giver.offer_price`
}

function campaignOffers(sql: Sql, wishes: readonly OfferWish[]): Promise<Offer[]> {
  const ids = wishes.map((wish) => wish.productId)
  const campaigns = wishes.map((wish) => wish.campaignId)
  return sql<Offer[]>`
    select w.product_id as "productId", cp.price, null::bigint as "orderId",
      w.campaign_id as "campaignId"
    from unnest(${ids}::bigint[], ${campaigns}::bigint[]) as w(product_id, campaign_id)
    join campaigns k on k.id = w.campaign_id
      and (k.starts_at is null or k.starts_at <= now()) and (k.ends_at is null or k.ends_at > now())
    join campaign_products cp on cp.campaign_id = k.id and cp.product_id = w.product_id`
}
