import { expect, test, vi } from 'vitest'
import { useShop } from '../../test/test-shop.ts'
import { databaseGauges } from './metrics.queries.ts'

const shop = useShop()

/** Runs `work`, and returns the statements that it sent without a transaction. */
async function statementsOf(work: () => Promise<unknown>) {
  const query = vi.spyOn(shop.pool, 'query')
  await work()
  const calls = query.mock.calls as unknown as [{ text: string }, unknown[]][]
  query.mockRestore()
  return calls.map(([{ text }, values]) => ({ text, values }))
}

test('the metrics count orders, messages and notices with an index, however many there are', async () => {
  await shop.sql`
    insert into orders (id, status, delivery_name, delivery_phone, delivery_address, shipping_zone,
      zone_name, subtotal, discount, shipping_charge, total)
    select n, case when n % 5000 = 0 then 'needs_review' else 'delivered' end, 'Rahima', '01712345678',
      'Dhanmondi', 'dhaka_inside', 'Inside Dhaka', 1, 0, 0, 1 from generate_series(1, 20000) as n`
  await shop.sql`
    insert into outbox_events (kind, key, order_id, sent_at, failed_at, lapsed_at)
    select case when n % 2 = 0 then 'sms' else 'order.placed' end, n::text, n,
      case when n % 5000 >= 6 then now() end, case when n % 5000 in (1, 2) then now() end,
      case when n % 5000 in (4, 5) then now() end
    from generate_series(1, 20000) as n`
  await shop.sql`analyze orders`
  await shop.sql`analyze outbox_events`
  const counts = {
    shop_orders_needing_review: 4,
    shop_sms_waiting: 4,
    shop_sms_failed: 4,
    shop_sms_lapsed: 4,
    shop_order_notices_waiting: 4,
    shop_order_notices_failed: 4,
    shop_order_notices_lapsed: 4,
  }
  expect(await databaseGauges(shop.db)).toEqual(counts)
  const statements = await statementsOf(() => databaseGauges(shop.db))
  expect(statements).toHaveLength(7)
  for (const { text, values } of statements) {
    const { rows } = await shop.pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(/Index (Only )?Scan|Bitmap Index Scan/)
    expect(plan).not.toContain('Seq Scan')
  }
})
