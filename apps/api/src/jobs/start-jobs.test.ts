import { afterEach, describe, expect, test, vi } from 'vitest'
import { createLogger } from '../logger.ts'
import { addProduct, orderOf, useShop } from '../../test/test-shop.ts'
import { repeat } from './repeat.ts'
import { startJobs } from './start-jobs.ts'

const shop = useShop()
const silent = createLogger({ logLevel: 'silent' })
afterEach(async () => {
  await shop.sql`delete from outbox_events`
  await shop.sql`delete from idempotency_keys`
  await shop.sql`delete from rate_limits`
})

describe('jobs', () => {
  test('the worker sends due messages until it is stopped', async () => {
    await shop.post('/orders/confirm', orderOf([{ id: await addProduct(shop.sql), quantity: 1 }]))
    const send = vi.fn(async () => undefined)
    const jobs = startJobs({ db: shop.db, send, postOrder: undefined, log: silent })
    await expect.poll(() => send).toHaveBeenCalledTimes(1)
    await jobs.stop()
    expect(await shop.sql`select sent_at is not null as sent from outbox_events`).toEqual([
      { sent: true },
    ])
  })

  test('idempotency keys older than 31 days and counts of past windows are deleted', async () => {
    await shop.sql`
      insert into idempotency_keys (key, body_hash, order_id, created_at) values
        ('key:old', '', 1, now() - interval '32 days'),
        ('key:new', '', 2, now() - interval '30 days')`
    await shop.sql`insert into rate_limits (subject, window_start, calls) values ('x', 600, 1)`
    const send = async () => undefined
    const jobs = startJobs({ db: shop.db, send, postOrder: undefined, log: silent })
    await expect
      .poll(async () => ({
        keys: await shop.sql`select key from idempotency_keys`,
        counts: await shop.sql`select * from rate_limits`,
      }))
      .toEqual({ keys: [{ key: 'key:new' }], counts: [] })
    await jobs.stop()
  })

  test('events that were sent or lapsed more than 30 days ago are deleted, others are not', async () => {
    await shop.sql`
      insert into outbox_events (kind, key, sent_at, failed_at, lapsed_at, created_at) values
        ('sms', 'old', now() - interval '31 days', null, null, now() - interval '31 days'),
        ('sms', 'recent', now() - interval '29 days', null, null, now() - interval '31 days'),
        ('sms', 'failed', null, now() - interval '31 days', null, now() - interval '31 days'),
        ('sms', 'lapsed', null, null, now() - interval '31 days', now() - interval '31 days'),
        ('order.placed', 'waiting', null, null, null, now() - interval '31 days')`
    const jobs = startJobs({ db: shop.db, send: undefined, postOrder: undefined, log: silent })
    await expect
      .poll(async () =>
        (await shop.sql`select key from outbox_events`).map(({ key }) => key as string),
      )
      .toEqual(['recent', 'failed', 'waiting'])
    await jobs.stop()
  })

  test('a failed run is followed by another', async () => {
    const run = vi.fn(async () => {
      if (run.mock.calls.length === 1) throw new Error('down')
      return run.mock.calls.length < 4
    })
    const job = repeat('test', 1, silent, run)
    await expect.poll(() => run.mock.calls.length).toBeGreaterThan(3)
    await job.stop()
    const runs = run.mock.calls.length
    // As many runs of a job that goes on.
    const next = vi.fn(async () => false)
    const other = repeat('other', 1, silent, next)
    await expect.poll(() => next.mock.calls.length).toBeGreaterThan(3)
    await other.stop()
    expect(run).toHaveBeenCalledTimes(runs)
  })
})
