import type { Sql } from '../db/client.ts'

/** Orders sent during one drill, by their Idempotency-Key. */
export interface Round {
  fault: string
  /** How often the fault was made. */
  runs: number
  /** Order numbers that the shop answered. */
  acknowledged: Map<string, number>
  /** Bodies whose answer never came, or said to try again. */
  doubtful: Map<string, string>
}

/** A round in which nothing has been sent yet. */
export function newRound(fault: string, runs: number): Round {
  return { fault, runs, acknowledged: new Map(), doubtful: new Map() }
}

/** The first products, which drills buy. */
export const drillProducts = [1, 2, 3, 4] as const

/** An order of some lines, by a shopper of a random phone, as JSON. */
export function orderBody(products: readonly { id: number; quantity: number }[]): string {
  const deliveryPhone = `017${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
  return JSON.stringify({
    deliveryName: 'Drill',
    deliveryPhone,
    deliveryAddress: 'Dhaka',
    products,
  })
}

/** An order of two of the drill's products, one piece each. */
export function randomOrder(): string {
  const first = 1 + Math.floor(Math.random() * 4)
  return orderBody([first, 1 + (first % 4)].map((id) => ({ id, quantity: 1 })))
}

/** Sends an order and notes what came back; a refusal for want of stock counts as neither. */
export async function send(base: string, round: Round, key: string, body: string): Promise<void> {
  try {
    const answer = await fetch(`${base}/orders/confirm`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body,
    })
    const { data } = (await answer.json()) as { data: { orderId: number } | null }
    if (data) note(round, key, data.orderId)
    else if (answer.status !== 409 || answer.headers.has('retry-after')) {
      round.doubtful.set(key, body)
    }
  } catch {
    round.doubtful.set(key, body)
  }
}

function note(round: Round, key: string, id: number) {
  const known = round.acknowledged.get(key)
  if (known !== undefined && known !== id) throw new Error(`${key} was answered two orders`)
  round.acknowledged.set(key, id)
  round.doubtful.delete(key)
}

/** What an honest client does after a cut connection: the same key and body again. */
export async function retry(base: string, round: Round): Promise<void> {
  for (const [key, body] of [...round.doubtful]) await send(base, round, key, body)
}

/** How a round ended, counted in the database; all but the first four must be 0. */
export interface Result {
  fault: string
  runs: number
  acknowledged: number
  found: number
  lost: number
  duplicates: number
  half: number
  oversold: number
}

/**
 * Counts what is left of a round.
 * @param pieces what the drill's products had in stock and in orders together at the beginning
 */
export async function countRound(sql: Sql, round: Round, pieces: number): Promise<Result> {
  const ids = [...round.acknowledged.values()]
  const [row] = await sql<Record<'found' | 'strays' | 'half' | 'pieces' | 'below', number>[]>`
    select (select count(*) from orders where id = any(${ids}::bigint[])) as found,
      (select count(*) from orders o where not exists
        (select 1 from idempotency_keys k where k.order_id = o.id)) as strays,
      (select count(*) from orders o where
        not exists (select 1 from order_lines l where l.order_id = o.id)
        or not exists (select 1 from sms_outbox s where s.order_id = o.id)) as half,
      (${piecesNow(sql)}) as pieces,
      (select count(*) from products where quantity < 0) as below`
  if (!row) throw new Error('The orders could not be counted')
  return {
    fault: round.fault,
    runs: round.runs,
    acknowledged: ids.length,
    found: row.found,
    lost: ids.length - row.found,
    duplicates: row.strays + ids.length - new Set(ids).size,
    half: row.half,
    oversold: Math.abs(pieces - Number(row.pieces)) + row.below,
  }
}

/** Fills the stock of the drill's products; returns pieces in stock and in orders together. */
export async function fillStock(sql: Sql, each: number): Promise<number> {
  await sql`update products set quantity = ${each} where id = any(${[...drillProducts]}::bigint[])`
  const [row] = await sql<{ pieces: number }[]>`select (${piecesNow(sql)}) as pieces`
  return Number(row?.pieces)
}

function piecesNow(sql: Sql) {
  const ids = [...drillProducts]
  return sql`
    select (select sum(quantity) from products where id = any(${ids}::bigint[]))
      + (select coalesce(sum(quantity), 0) from order_lines where product_id = any(${ids}::bigint[]))`
}
