import { createServer } from 'node:http'
import { Writable } from 'node:stream'
import { afterEach, describe, expect, test } from 'vitest'
import { retryDelay } from '../outbox/attempt-delivery.ts'
import { createLogger } from '../logger.ts'
import { addProduct, orderOf, useShop } from '../test/test-shop.ts'
import { retryFailedSms } from './outbox.queries.ts'
import { sendDueSms } from './send-due.ts'
import { smsDriver, type Sms } from './sms-driver.ts'

const shop = useShop()
const quiet = createLogger({ logLevel: 'silent' })
afterEach(() => shop.sql`delete from sms_outbox`)

async function orderOne() {
  const id = await addProduct(shop.sql)
  const order = orderOf([{ id, quantity: 1 }], { deliveryPhone: '01712345678' })
  await shop.post('/orders/confirm', order)
}
const state = async () => {
  const [row] = await shop.sql`
    select attempts, sent_at is not null as sent, failed_at is not null as failed, last_error,
      next_attempt_at > now() as later from sms_outbox`
  return row
}

describe('the outbox', () => {
  test('an order’s message is sent once', async () => {
    await orderOne()
    const sent: Sms[] = []
    const send = async (sms: Sms) => void sent.push(sms)
    expect(await sendDueSms(shop.db, send, quiet)).toBe(1)
    expect(await sendDueSms(shop.db, send, quiet)).toBe(0)
    expect(sent).toMatchObject([
      { phone: '01712345678', body: expect.stringMatching(/order \d{10}/) },
    ])
    expect(await state()).toMatchObject({ sent: true, attempts: 1 })
  })

  test('ten concurrent workers send it once', async () => {
    await orderOne()
    let sent = 0
    const send = async () => void (sent += 1)
    await Promise.all(Array.from({ length: 10 }, () => sendDueSms(shop.db, send, quiet)))
    expect(sent).toBe(1)
  })

  test('a message that another worker has locked is skipped without waiting', async () => {
    await orderOne()
    const other = await shop.sql.reserve()
    await other`begin`
    await other`select id from sms_outbox for update`
    expect(await sendDueSms(shop.db, async () => undefined, quiet)).toBe(0)
    await other`rollback`
    other.release()
    expect(await sendDueSms(shop.db, async () => undefined, quiet)).toBe(1)
  })

  test('a failed message is retried after a growing delay, fails after ten attempts, and can be sent again', async () => {
    await orderOne()
    const send = async () => {
      throw new Error('no signal for 01712345678')
    }
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await sendDueSms(shop.db, send, quiet)
      const now = await state()
      expect(now).toMatchObject({ attempts: attempt, failed: attempt === 10, later: true })
      expect(now?.['last_error']).toBe('no signal for 017******78')
      await shop.sql`update sms_outbox set next_attempt_at = now()`
    }
    expect(await sendDueSms(shop.db, send, quiet)).toBe(0)
    expect(await retryFailedSms(shop.db, null)).toBe(1)
    expect(await sendDueSms(shop.db, async () => undefined, quiet)).toBe(1)
    expect(await state()).toMatchObject({ sent: true, failed: false })
    expect([1, 2, 3, 20].map(retryDelay)).toEqual([10, 20, 40, 3600])
  })
})

describe('drivers', () => {
  const sms = { id: 7, phone: '01712345678', body: 'Hello' }

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
