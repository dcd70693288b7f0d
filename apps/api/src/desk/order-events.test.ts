import { expect, test } from 'vitest'
import { addMember, sameOrigin } from '../../test/desk.ts'
import { orderOf, useShop } from '../../test/test-shop.ts'
import { createApp } from '../app.ts'
import { createLogger } from '../logger.ts'
import { createCatalogue } from '../catalogue.ts'

const shop = useShop()

/** Listens to the changes of orders, as a process that can be stopped. */
async function listen() {
  const { db, settings } = shop
  const stopping = new AbortController()
  const log = createLogger(settings)
  const catalogue = createCatalogue({ db, settings })
  const app = createApp({ db, settings, log, catalogue, stopping: stopping.signal })
  const { token } = await addMember(shop, 'staff')
  const reply = await app.request('/desk/orders/events', {
    headers: { ...sameOrigin, cookie: `desk=${token}` },
  })
  const reader = (reply.body ?? new ReadableStream<Uint8Array>()).getReader()
  let text = ''
  /** Reads until the stream has sent so many events, or has ended. */
  const events = async (count: number) => {
    const seen = () => text.match(/^event: changed$/gm)?.length ?? 0
    while (seen() < count) {
      const { done, value } = await reader.read()
      if (done) return 'ended'
      text += new TextDecoder().decode(value)
    }
    return seen()
  }
  return { reply, events, stop: () => stopping.abort(), close: () => reader.cancel() }
}

const place = () => shop.post('/orders/confirm', orderOf([{ id: 1, quantity: 1 }]))

test('whoever looks at orders is notified of new and of changed ones, in every process', async () => {
  const [one, other] = [await listen(), await listen()]
  expect(one.reply.headers.get('content-type')).toBe('text/event-stream')
  expect(one.reply.headers.get('cache-control')).toContain('no-')
  await place()
  expect(await Promise.all([one.events(1), other.events(1)])).toEqual([1, 1])
  await shop.sql`update orders set version = version + 1, updated_at = now()`
  expect(await one.events(2)).toBe(2)
  await one.close()
  await other.close()
})

test('the stream ends when the process stops', async () => {
  const { events, stop } = await listen()
  stop()
  expect(await events(1)).toBe('ended')
})
