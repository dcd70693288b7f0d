import { Writable } from 'node:stream'
import { afterEach, describe, expect, test } from 'vitest'
import { createLogger } from '../logger.ts'
import { outboxEvents } from '../db/schema/index.ts'
import { startJobs } from '../jobs/start-jobs.ts'
import { noticeReceiver } from '../order-notices/order-webhook.ts'
import { sendDueEvents } from '../../test/send-due-events.ts'
import { addProduct, newPhone, orderOf, useShop } from '../../test/test-shop.ts'
import { useCommands } from '../../test/use-commands.ts'
import { smsReceiver, type Sms, type SmsDriver } from '../sms/sms-driver.ts'
import { createEventSender, maxAttempts, retryDelay } from './event-sender.ts'
import {
  claimDueEvents,
  insertCancelNotice,
  lapseEvents,
  noticeOf,
  replayEvents,
} from './outbox.queries.ts'

const shop = useShop()
const { run } = useCommands(shop)
const quiet = createLogger({ logLevel: 'silent' })
afterEach(() => shop.sql`delete from outbox_events`)

const sendDueSms = (send: SmsDriver) => sendDueEvents(shop.db, smsReceiver(shop.db, send))
const sendDueNotices = () =>
  sendDueEvents(
    shop.db,
    noticeReceiver(shop.db, async () => undefined),
  )

async function orderOne(deliveryPhone = newPhone()) {
  const id = await addProduct(shop.sql)
  const order = orderOf([{ id, quantity: 1 }], { deliveryPhone })
  const { body } = await shop.post('/orders/confirm', order)
  return (body.data as { orderId: number }).orderId
}
const state = async () => {
  const [row] = await shop.sql`
    select attempts, sent_at is not null as sent, failed_at is not null as failed, last_error,
      due_at > now() as later from outbox_events`
  return row
}

describe('the outbox', () => {
  test('an order’s message is sent once', async () => {
    await orderOne('01712345678')
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

  test('a failed message is retried for 48 hours, each hour in the end, then fails, and can be sent again', async () => {
    await orderOne('01712345678')
    const send = async () => {
      throw new Error('no signal for 01712345678')
    }
    let hours = 0
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      expect(await sendDueSms(send)).toBe(1)
      const now = await state()
      expect(now).toMatchObject({ attempts: attempt, failed: attempt === maxAttempts, later: true })
      expect(now?.['last_error']).toBe('no signal for 017******78')
      if (attempt < maxAttempts) hours += retryDelay(attempt) / 3600
      await shop.sql`update outbox_events set due_at = now()`
    }
    expect(Math.floor(hours)).toBe(48)
    expect(await sendDueSms(send)).toBe(0)
    expect(await replayEvents(shop.db, [])).toBe(1)
    expect(await sendDueSms(async () => undefined)).toBe(1)
    expect(await state()).toMatchObject({ sent: true, failed: false })
    expect([1, 2, 3, 9, 10, 50].map(retryDelay)).toEqual([10, 20, 40, 2560, 3600, 3600])
  })

  test('a gateway that is away for 12 hours loses no message and gets none twice', async () => {
    for (let n = 0; n < 5; n += 1) await orderOne()
    const sent: string[] = []
    for (let hours = 0; hours < 14;) {
      await sendDueSms(async ({ key }) => {
        if (hours < 12) throw new Error('no gateway')
        sent.push(key)
      })
      // Time moves to the next attempt.
      const [next] = await shop.sql<{ hours: number }[]>`
        select coalesce(extract(epoch from min(due_at) - now()) / 3600, 1)::float8 as hours
        from outbox_events where sent_at is null`
      await shop.sql`
        update outbox_events set due_at = due_at - make_interval(secs => ${3600 * (next?.hours ?? 1)})`
      hours += next?.hours ?? 1
    }
    expect(sent).toHaveLength(5)
    expect(new Set(sent).size).toBe(5)
  })

  test('a claim takes no more than its limit, however the statement is planned', async () => {
    for (let n = 0; n < 5; n += 1) await orderOne()
    const claimed = await shop.db.transaction(async (tx) => {
      for (const plan of ['hashjoin', 'mergejoin', 'hashagg', 'material', 'sort'])
        await tx.execute(`set local enable_${plan} = off`)
      return claimDueEvents(tx, ['sms'], 2)
    })
    expect(claimed).toHaveLength(2)
  })

  test('messages that hang hold no other message', async () => {
    for (let n = 0; n < 8; n += 1) await orderOne()
    let release = () => undefined as void
    const hanging = new Promise<void>((resolve) => (release = resolve))
    const isSlow = new Set<string>()
    const sent: string[] = []
    const send: SmsDriver = async ({ key }) => {
      if (isSlow.size < 8) {
        isSlow.add(key)
        await hanging
      }
      sent.push(key)
    }
    const jobs = startJobs({ db: shop.db, send, postOrder: undefined, log: quiet })
    await expect.poll(() => isSlow.size).toBe(8)
    await orderOne()
    await orderOne()
    await expect.poll(() => sent).toHaveLength(2)
    release()
    await jobs.stop()
    expect(sent).toHaveLength(10)
  })

  test('a stop claims nothing, and what is being sent is finished', async () => {
    await orderOne()
    let release = () => undefined as void
    const slow = new Promise<void>((resolve) => (release = resolve))
    const began: string[] = []
    const send: SmsDriver = async ({ key }) => {
      began.push(key)
      await slow
    }
    const jobs = startJobs({ db: shop.db, send, postOrder: undefined, log: quiet })
    await expect.poll(() => began).toHaveLength(1)
    const stopped = jobs.stop()
    await orderOne()
    release()
    await stopped
    expect(began).toHaveLength(1)
    expect(
      await shop.sql`select attempts, sent_at is not null as sent from outbox_events order by id`,
    ).toEqual([
      { attempts: 1, sent: true },
      { attempts: 0, sent: false },
    ])
  })

  test('what was claimed when the stop came is returned: due at once, and its attempt not counted', async () => {
    await orderOne()
    const send = async () => Promise.reject(new Error('sent after the stop'))
    const sender = createEventSender(shop.db, smsReceiver(shop.db, send), quiet)
    expect(await sender.sendDue(AbortSignal.abort())).toBe(false)
    expect(await state()).toMatchObject({ attempts: 0, later: false, last_error: null })
  })

  test('a message that was accepted does not count as failed when that cannot be stored', async () => {
    await orderOne()
    const db = Object.create(shop.db) as typeof shop.db
    let isAway = false
    db.update = ((table: typeof outboxEvents) => {
      if (!isAway) return shop.db.update(table)
      isAway = false
      throw new Error('the database is away')
    }) as typeof db.update
    const send = async () => void (isAway = true)
    expect(await sendDueEvents(db, smsReceiver(db, send))).toBe(1)
    expect(await state()).toMatchObject({ sent: false, attempts: 1, last_error: null })
  })

  test('the table of events has no personal data', async () => {
    await orderOne('01812345678')
    const [row] = await shop.sql`select row_to_json(outbox_events)::text as row from outbox_events`
    expect(row?.['row']).not.toMatch(/Rahima|01812345678|Dhanmondi/)
  })
})

describe('events that lapse', () => {
  const lapsed = () => shop.sql`
    select kind, last_error from outbox_events where lapsed_at is not null order by kind`
  const makeOlder = (age: string) =>
    shop.sql`update outbox_events set due_at = now() - ${age}::interval, created_at = now() - ${age}::interval`

  test('what nobody sent for a day after it was due lapses, whoever receives it, before and after it is marked', async () => {
    const order = await orderOne()
    await insertCancelNotice(shop.db, order)
    await makeOlder('23 hours')
    expect(await lapseEvents(shop.db)).toBe(0)
    await makeOlder('25 hours')
    const send = async () => undefined
    expect(await sendDueSms(send)).toBe(0)
    expect(await sendDueNotices()).toBe(0)
    expect(await lapseEvents(shop.db)).toBe(2)
    expect(await lapsed()).toEqual([
      { kind: 'order.cancelled', last_error: 'It was not sent for a day.' },
      { kind: 'sms', last_error: 'It was not sent for a day.' },
    ])
    expect(await sendDueSms(send)).toBe(0)
  })

  test('the message and the notice of a placed order lapse when it is cancelled, also after an attempt', async () => {
    const order = await orderOne()
    await shop.db.insert(outboxEvents).values(noticeOf(order, 'order.placed'))
    await sendDueSms(async () => Promise.reject(new Error('no signal')))
    expect((await run('orders', 'cancel', String(order))).code).toBe(0)
    await shop.sql`update outbox_events set due_at = now()`
    expect(await sendDueSms(async () => undefined)).toBe(0)
    expect(await sendDueNotices()).toBe(0)
    expect(await lapseEvents(shop.db)).toBe(2)
    expect(await lapsed()).toEqual([
      { kind: 'order.placed', last_error: 'Its order is cancelled.' },
      { kind: 'sms', last_error: 'Its order is cancelled.' },
    ])
  })

  test('lapsed messages are listed, and sent only when a command names them', async () => {
    const order = await orderOne('01712345678')
    await run('orders', 'cancel', String(order))
    await lapseEvents(shop.db)
    const listed = async (state: string) =>
      JSON.parse((await run('outbox', 'list', '--state', state, '--json')).out) as { id: number }[]
    expect(await listed('waiting')).toEqual([])
    const [message] = await listed('lapsed')
    expect(message).toMatchObject({ orderId: order, phone: '01712345678' })
    expect((await run('outbox', 'replay')).out).toBe('0 messages are due again.\n')
    expect((await run('outbox', 'replay', String(message?.id))).out).toBe(
      '1 messages are due again.\n',
    )
    expect(await lapseEvents(shop.db)).toBe(0)
    expect(await sendDueSms(async () => undefined)).toBe(1)
    expect(await state()).toMatchObject({ sent: true })
  })

  test('the running shop marks them and says so', async () => {
    await orderOne()
    await makeOlder('25 hours')
    let text = ''
    const sink = new Writable({ write: (chunk, _, done) => done(void (text += String(chunk))) })
    const log = createLogger({ logLevel: 'warn' }, sink)
    const jobs = startJobs({ db: shop.db, send: undefined, postOrder: undefined, log })
    await expect.poll(() => text).toContain('"lapsed":1')
    await jobs.stop()
  })
})
