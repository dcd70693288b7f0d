import { maskPhone, type Logger } from '../logger.ts'
import type { Settings } from '../settings.ts'

/** A text message to be sent; `id` stays the same over all tries, so a gateway can drop repetitions. */
export interface Sms {
  id: number
  phone: string
  body: string
}

/** Sends one text message, or throws. */
export type SmsDriver = (sms: Sms) => Promise<void>

/** The driver that the settings name: `log` writes to the log, `webhook` posts to a gateway. */
export function smsDriver(settings: Settings['sms'], log: Logger): SmsDriver {
  return settings.driver === 'webhook' && settings.url
    ? webhookDriver(settings.url, settings.token)
    : async (sms) => log.info({ sms: sms.id, to: maskPhone(sms.phone), body: sms.body }, 'sms')
}

const patience = 10_000

function webhookDriver(url: string, token: string | undefined): SmsDriver {
  return async ({ id, phone, body }) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': `sms-${id}`,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify({ id, to: phone, message: body }),
      signal: AbortSignal.timeout(patience),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`The SMS gateway answered ${answer.status}`)
  }
}
