import type { Sql } from '../db/client.ts'

/** What an operator watches in the database. */
export async function databaseGauges(sql: Sql): Promise<Record<string, number>> {
  const [row] = await sql<Record<string, number>[]>`
    select
      (select count(*) from sms_outbox where sent_at is null and failed_at is null) as waiting,
      (select count(*) from sms_outbox where failed_at is not null) as failed,
      (select count(*) from orders where status = 'needs_review') as review`
  return {
    shop_sms_waiting: row?.['waiting'] ?? 0,
    shop_sms_failed: row?.['failed'] ?? 0,
    shop_orders_needing_review: row?.['review'] ?? 0,
  }
}
