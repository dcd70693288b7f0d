import type { Db } from '../db/session.ts'
import { maskPhone, type Logger } from '../logger.ts'
import type { Receiver } from '../outbox/event-sender.ts'
import { postJson } from '../outbox/post-json.ts'
import type { Settings } from '../settings.ts'
import { findSmsOrder } from './sms-order.queries.ts'
import { fillSms } from './sms-text.ts'
import { readSmsText } from './sms-text.queries.ts'

/** A text message. All attempts have the same `id` and `key`, so a gateway can discard duplicates. */
export interface Sms {
  id: number
  key: string
  phone: string
  body: string
}

/** Sends one text message; rejects when it was not sent. */
export type SmsDriver = (sms: Sms) => Promise<void>

/**
 * Whether text messages are sent: by a gateway, or in the demo shop to the log. Otherwise they wait
 * in the outbox until a gateway is configured, for a day; then they lapse.
 */
export function sendsSms({ demo, sms }: Pick<Settings, 'demo' | 'sms'>): boolean {
  return demo || sms.driver === 'webhook'
}

/** The driver of the settings: `log` writes messages to the log, `webhook` posts them to a gateway. */
export function smsDriver(settings: Settings['sms'], log: Logger): SmsDriver {
  return settings.driver === 'webhook' && settings.url
    ? webhookDriver(settings.url, settings.token)
    : async (sms) => log.info({ sms: sms.id, to: maskPhone(sms.phone), body: sms.body }, 'sms')
}

function webhookDriver(url: string, token: string | undefined): SmsDriver {
  const gateway = { url, token, name: 'The SMS gateway', setting: 'SMS_WEBHOOK_URL' }
  return ({ id, key, phone, body }) => postJson(gateway, key, { id, to: phone, message: body })
}

/** Sends the text messages of the outbox, each made from its order. */
export const smsReceiver = (db: Db, send: SmsDriver): Receiver => ({
  name: 'sms',
  kinds: ['sms'],
  async deliver({ id, orderId, key }) {
    const order = orderId === null ? undefined : await findSmsOrder(db, orderId)
    if (!order) throw new Error(`There is no order ${orderId}`)
    const body = fillSms(await readSmsText(db, 'placed', order.language), order)
    await send({ id, key, phone: order.phone, body })
  },
})
