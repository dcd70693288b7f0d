import { maskPhone, type Logger } from '../logger.ts'
import { postJson } from '../outbox/post-json.ts'
import type { Receiver } from '../outbox/send-due-events.ts'
import type { Settings } from '../settings.ts'

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
 * in the outbox until a gateway is configured.
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

/** Tells the text messages of the outbox. */
export const smsReceiver = (send: SmsDriver): Receiver => ({
  name: 'sms',
  kinds: ['sms'],
  async deliver({ id, key, payload }) {
    if (!payload) throw new Error(`The text message ${id} is empty`)
    await send({ id, key, ...payload })
  },
})
