import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { createCatalogue } from '../catalogue.ts'
import { startJobs } from '../jobs/start-jobs.ts'
import { createLogger } from '../logger.ts'
import { lapseEvents } from '../outbox/outbox.queries.ts'
import { maxAttempts } from '../outbox/event-sender.ts'
import { loadSettings } from '../settings.ts'
import { sendDueEvents } from '../../test/send-due-events.ts'
import { addProduct, orderOf, useShop } from '../../test/test-shop.ts'
import { useCommands } from '../../test/use-commands.ts'
import { noticeReceiver, orderWebhook, type OrderWebhook } from './order-webhook.ts'

// The default has no webhook. Nothing listens at this address: the tests give the real one.
const shop = useShop({ ORDER_WEBHOOK_URL: 'http://127.0.0.1:9/orders' })
const { run } = useCommands(shop)
const quiet = createLogger({ logLevel: 'silent' })

const received: { headers: Record<string, unknown>; body: unknown }[] = []
let status = 200
let server: Server
let url: string
beforeAll(async () => {
  server = createServer((request, answer) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      received.push({ headers: request.headers, body: text ? (JSON.parse(text) as unknown) : null })
      // The target of the redirect accepts everything, so that a followed redirect is seen.
      const code = request.url === '/elsewhere' ? 200 : status
      answer.writeHead(code, code === 302 ? { location: '/elsewhere' } : {}).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/orders`
})
afterAll(() => new Promise((done) => server.close(done)))
afterEach(async () => {
  status = 200
  received.length = 0
  await shop.sql`delete from outbox_events`
})

const sendDueNotices = (post: OrderWebhook) => sendDueEvents(shop.db, noticeReceiver(shop.db, post))

/** Posts what is due to the server of the test. */
async function post(token?: string) {
  const webhook = orderWebhook({ url, token })
  if (!webhook) throw new Error('There is no webhook')
  return sendDueNotices(webhook)
}

async function place(deliveryPhone = '01712345678') {
  const id = await addProduct(shop.sql, { name: 'Notice lamp', price: 120, discountPrice: 100 })
  const { status: code, body } = await shop.post(
    '/orders/confirm',
    orderOf([{ id, quantity: 2 }], {
      deliveryName: `Rahima ${id}`,
      deliveryPhone,
    }),
  )
  expect(code).toBe(200)
  return { id, number: (body.data as { orderId: number }).orderId }
}
const notices = () => shop.sql`
  select attempts, sent_at is not null as sent, failed_at is not null as failed, last_error,
    due_at > now() as later from outbox_events where kind <> 'sms' order by id`

describe('the order webhook', () => {
  test('a placed order is posted once, with the token, also by ten workers', async () => {
    const { id, number } = await place()
    await Promise.all(Array.from({ length: 10 }, () => post('secret')))
    expect(await post('secret')).toBe(0)
    expect(received).toHaveLength(1)
    expect(received[0]?.headers).toMatchObject({
      authorization: 'Bearer secret',
      'content-type': 'application/json',
      'idempotency-key': `order-${number}`,
    })
    expect(received[0]?.body).toEqual({
      event: 'order.placed',
      order: {
        number,
        placedAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
        state: 'pending',
        reviewReasons: [],
        name: `Rahima ${id}`,
        phone: '01712345678',
        address: 'House 12, Road 5, Dhanmondi, Dhaka',
        zone: 'dhaka_outside',
        lines: [{ productId: id, name: 'Notice lamp', quantity: 2, price: 100 }],
        subtotal: 200,
        discount: 0,
        delivery: 130,
        total: 330,
      },
    })
  })

  test('an order that its shopper cancels is posted again, as cancelled and with a key of its own', async () => {
    const { number } = await place()
    await post()
    await shop.post('/orders/cancel', { orderId: number, phone: '01712345678' })
    await shop.post('/orders/cancel', { orderId: number, phone: '01712345678' })
    expect(await post()).toBe(1)
    expect(received).toHaveLength(2)
    expect(received[1]?.headers).toMatchObject({ 'idempotency-key': `order-${number}-cancelled` })
    expect(received[1]?.body).toMatchObject({
      event: 'order.cancelled',
      order: { number, state: 'cancelled' },
    })
  })

  test('an order that is cancelled while its notice is being posted is posted again, after it', async () => {
    const { number } = await place()
    const order = { orderId: number, phone: '01712345678' }
    const told: string[] = []
    const tellSlowly = async ({ event }: { event: string }) => {
      told.push(event)
      if (told.length > 1) return
      expect((await shop.post('/orders/cancel', order)).status).toBe(200)
      // The first one has not been answered yet.
      expect(await sendDueNotices(tellSlowly)).toBe(0)
    }
    await sendDueNotices(tellSlowly)
    expect(told).toEqual(['order.placed'])
    await sendDueNotices(tellSlowly)
    expect(told).toEqual(['order.placed', 'order.cancelled'])
    expect(await sendDueNotices(tellSlowly)).toBe(0)
  })

  test('events of an order are posted in order; the first one lapses when the order is cancelled before it is accepted', async () => {
    const { number } = await place('01712345677')
    status = 503
    await post()
    await shop.post('/orders/cancel', { orderId: number, phone: '01712345677' })
    status = 200
    expect(await post()).toBe(0)
    await shop.sql`update outbox_events set due_at = now()`
    expect(await lapseEvents(shop.db)).toBe(2)
    await post()
    const posted = received.map(({ body }) => (body as { event: string }).event)
    expect(posted).toEqual(['order.placed', 'order.cancelled'])
  })

  test('an order is not cancelled when its notice cannot be written', async () => {
    const { number } = await place()
    const order = { orderId: number, phone: '01712345678' }
    await shop.sql`
      alter table outbox_events add constraint refused check (kind <> 'order.cancelled') not valid`
    expect((await shop.post('/orders/cancel', order)).status).toBe(500)
    await shop.sql`alter table outbox_events drop constraint refused`
    expect((await shop.post('/orders/track', order)).body.data).toMatchObject({ status: 'pending' })
    expect((await shop.post('/orders/cancel', order)).status).toBe(200)
  })

  test('a repeated request and a refused order write no notice', async () => {
    const id = await addProduct(shop.sql, { quantity: 3 })
    const headers = { 'idempotency-key': 'notice-once-0001' }
    const order = orderOf([{ id, quantity: 2 }])
    await shop.post('/orders/confirm', order, headers)
    await shop.post('/orders/confirm', order, headers)
    const refused = await shop.post(
      '/orders/confirm',
      orderOf([
        { id, quantity: 2 },
        { id, quantity: 3 },
      ]),
    )
    expect(refused.status).toBe(409)
    expect(await notices()).toHaveLength(1)
  })

  test('a failed notice is retried after a growing delay, fails after the last attempt, and can be posted again', async () => {
    const { number } = await place()
    status = 503
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      await post()
      expect(await post()).toBe(0)
      expect(await notices()).toMatchObject([
        {
          attempts: attempt,
          failed: attempt === maxAttempts,
          later: true,
          last_error: 'The order webhook answered 503',
        },
      ])
      await shop.sql`update outbox_events set due_at = now()`
    }
    expect(await post()).toBe(0)
    const show = async () => JSON.parse((await run('orders', 'show', String(number))).out) as object
    expect(await show()).toMatchObject({ notice: { attempts: maxAttempts, sentAt: null } })

    status = 200
    expect((await run('orders', 'notify', String(number))).code).toBe(0)
    expect(await post()).toBe(1)
    expect(await notices()).toMatchObject([{ sent: true, failed: false, last_error: null }])
    expect(await show()).toMatchObject({ notice: { attempts: 1, failedAt: null } })
    expect(await run('orders', 'notify', '1')).toMatchObject({
      code: 1,
      err: 'There is no order 1.\n',
    })
  })

  test('a redirect counts as a failure', async () => {
    await place()
    status = 302
    await post()
    expect(received).toHaveLength(1)
    expect(await notices()).toMatchObject([
      {
        sent: false,
        attempts: 1,
        last_error:
          'The order webhook answered 302, a redirect, which is not followed. Set ORDER_WEBHOOK_URL to the final address.',
      },
    ])
  })

  test('an order is placed while nothing listens, and the running worker posts it later', async () => {
    await place()
    const settings = shop.settings.orderWebhook
    const send = async () => undefined
    const down = startJobs({ db: shop.db, send, postOrder: orderWebhook(settings), log: quiet })
    await expect.poll(notices).toMatchObject([{ later: true }])
    await place()
    await down.stop()
    expect(received).toEqual([])

    await shop.sql`update outbox_events set due_at = now()`
    const up = startJobs({
      db: shop.db,
      send,
      postOrder: orderWebhook({ ...settings, url }),
      log: quiet,
    })
    await expect.poll(() => received).toHaveLength(2)
    await up.stop()
  })

  test('without a webhook no notice is written', async () => {
    const { db } = shop
    const settings = { ...shop.settings, orderWebhook: loadSettings({}).orderWebhook }
    expect(orderWebhook(settings.orderWebhook)).toBeUndefined()
    const app = createApp({
      db,
      catalogue: createCatalogue({ db, settings }),
      settings,
      log: quiet,
    })
    const id = await addProduct(shop.sql)
    const { status: code } = await app.request('/orders/confirm', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(orderOf([{ id, quantity: 1 }], { deliveryName: 'Without a notice' })),
    })
    expect(code).toBe(200)
    expect(await notices()).toEqual([])
  })
})
