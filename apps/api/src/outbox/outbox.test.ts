import { createServer } from 'node:http'
import { Writable } from 'node:stream'
import { afterEach, describe, expect, test } from 'vitest'
import { createLogger } from '../logger.ts'
import { addProduct, orderOf, useShop } from '../../test/test-shop.ts'
import { smsDriver, smsReceiver, type Sms, type SmsDriver } from '../sms/sms-driver.ts'
import { moveOldRows } from './move-old-rows.queries.ts'
import { retryFailed } from './outbox.queries.ts'
import { retryDelay, sendDueEvents } from './send-due-events.ts'

const shop = useShop()
const quiet = createLogger({ logLevel: 'silent' })
afterEach(() => shop.sql`delete from outbox_events`)

const sendDueSms = (send: SmsDriver) => sendDueEvents(shop.db, smsReceiver(send), quiet)

async function orderOne() {
  const id = await addProduct(shop.sql)
  const order = orderOf([{ id, quantity: 1 }], { deliveryPhone: '01712345678' })
  await shop.post('/orders/confirm', order)
}
const state = async () => {
  const [row] = await shop.sql`
    select attempts, sent_at is not null as sent, failed_at is not null as failed, last_error,
      due_at > now() as later from outbox_events`
  return row
}

describe('the outbox', () => {
  test('an order’s message is sent once', async () => {
    await orderOne()
    const sent: Sms[] = []
    const send = async (sms: Sms) => void sent.push(sms)
    expect(await sendDueSms(send)).toBe(1)
    expect(await sendDueSms(send)).toBe(0)
    expect(sent).toMatchObject([
      { phone: '01712345678', body: expect.stringMatching(/order \d{10}/) },
    ])
    expect(await state()).toMatchObject({ sent: true, attempts: 1 })
  })

  test('ten concurrent workers send it once', async () => {
    await orderOne()
    let sent = 0
    const send = async () => void (sent += 1)
    await Promise.all(Array.from({ length: 10 }, () => sendDueSms(send)))
    expect(sent).toBe(1)
  })

  test('a message that another worker has locked is skipped without waiting', async () => {
    await orderOne()
    const other = await shop.sql.reserve()
    await other`begin`
    await other`select id from outbox_events for update`
    expect(await sendDueSms(async () => undefined)).toBe(0)
    await other`rollback`
    other.release()
    expect(await sendDueSms(async () => undefined)).toBe(1)
  })

  test('a failed message is retried after a growing delay, fails after ten attempts, and can be sent again', async () => {
    await orderOne()
    const send = async () => {
      throw new Error('no signal for 01712345678')
    }
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await sendDueSms(send)
      const now = await state()
      expect(now).toMatchObject({ attempts: attempt, failed: attempt === 10, later: true })
      expect(now?.['last_error']).toBe('no signal for 017******78')
      await shop.sql`update outbox_events set due_at = now()`
    }
    expect(await sendDueSms(send)).toBe(0)
    expect(await retryFailed(shop.db, null)).toBe(1)
    expect(await sendDueSms(async () => undefined)).toBe(1)
    expect(await state()).toMatchObject({ sent: true, failed: false })
    expect([1, 2, 3, 20].map(retryDelay)).toEqual([10, 20, 40, 3600])
  })
})

describe('rows of the tables of an older version', () => {
  afterEach(() => shop.sql`delete from sms_outbox`)
  const write = (body: string, state: string) =>
    shop.sql.pool.query(`insert into sms_outbox (id, order_id, phone, body, ${state.split('=')[0]})
      overriding system value values (${body.length}, 5, '01712345678', '${body}', ${state.split('=')[1]})`)

  test('what is due, sent or failed is moved once by many processes, and sent with its key', async () => {
    await write('a', 'attempts=0')
    await write('bb', 'sent_at=now()')
    await write('ccc', 'failed_at=now()')
    await Promise.all(Array.from({ length: 5 }, () => moveOldRows(shop.db)))
    const rows = await shop.sql`
      select key, payload, sent_at is not null as sent, failed_at is not null as failed
      from outbox_events order by key`
    expect(rows).toMatchObject([
      { key: 'sms-1', payload: { body: 'a' }, sent: false, failed: false },
      { key: 'sms-2', payload: { body: 'bb' }, sent: true, failed: false },
      { key: 'sms-3', payload: { body: 'ccc' }, sent: false, failed: true },
    ])
    const sent: Sms[] = []
    expect(await sendDueSms(async (sms) => void sent.push(sms))).toBe(1)
    expect(sent).toMatchObject([{ key: 'sms-1', phone: '01712345678', body: 'a' }])
  })

  test('what a process of that version is sending stays, until its lease ends', async () => {
    await write('a', `next_attempt_at=now() + interval '120 seconds'`)
    await moveOldRows(shop.db)
    expect(await shop.sql`select id from outbox_events`).toEqual([])
    await shop.sql`update sms_outbox set next_attempt_at = now()`
    await moveOldRows(shop.db)
    expect(await shop.sql`select key from outbox_events`).toEqual([{ key: 'sms-1' }])
    expect(await shop.sql`select id from sms_outbox`).toEqual([])
  })
})

describe('drivers', () => {
  const sms = { id: 7, key: 'sms-7', phone: '01712345678', body: 'Hello' }

  test('the log driver masks the phone number', async () => {
    let text = ''
    const sink = new Writable({ write: (chunk, _, done) => done(void (text += String(chunk))) })
    const settings = { driver: 'log' as const, url: undefined, token: undefined }
    await smsDriver(settings, createLogger({ logLevel: 'info' }, sink))(sms)
    expect(text).toContain('017******78')
    expect(text).not.toContain('01712345678')
  })

  test('the webhook driver sends its token, and rejects when the gateway refuses', async () => {
    const seen: unknown[] = []
    const server = createServer((request, answer) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const { authorization, 'idempotency-key': key } = request.headers
        seen.push({ authorization, key, body: JSON.parse(Buffer.concat(chunks).toString()) })
        answer.writeHead(seen.length === 1 ? 200 : 503).end()
      })
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const { port } = server.address() as { port: number }
    const url = `http://127.0.0.1:${port}/sms`
    const send = smsDriver({ driver: 'webhook', url, token: 'secret' }, quiet)
    await send(sms)
    expect(seen).toEqual([
      {
        authorization: 'Bearer secret',
        key: 'sms-7',
        body: { id: 7, to: '01712345678', message: 'Hello' },
      },
    ])
    await expect(send(sms)).rejects.toThrow('503')
    await new Promise((done) => server.close(done))
  })

  test.each([301, 302, 303, 307, 308])(
    'a gateway that redirects with %i has not sent the message, and no other host learns it',
    async (status) => {
      const paths: unknown[] = []
      const server = createServer((request, answer) => {
        paths.push(request.url)
        // The target of the redirect accepts everything, so that a followed redirect is seen.
        if (request.url === '/elsewhere') answer.writeHead(200).end()
        else answer.writeHead(status, { location: '/elsewhere' }).end()
      })
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
      const { port } = server.address() as { port: number }
      const url = `http://127.0.0.1:${port}/sms`
      const result = await Promise.allSettled([
        smsDriver({ driver: 'webhook', url, token: 'secret' }, quiet)(sms),
      ])
      await new Promise((done) => server.close(done))
      expect(paths).toEqual(['/sms'])
      expect(result).toMatchObject([
        {
          reason: {
            message: `The SMS gateway answered ${status}, a redirect, which is not followed. Set SMS_WEBHOOK_URL to the final address.`,
          },
        },
      ])
    },
  )
})
