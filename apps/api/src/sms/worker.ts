import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Sql } from '../db/client.ts'
import { forgetOldCalls } from '../http/rate-limit.queries.ts'
import { maskPhones, type Logger } from '../logger.ts'
import { claimDue, forgetOldKeys, markFailed, markSent } from './outbox.queries.ts'
import type { SmsDriver } from './sms-driver.ts'

const batch = 20
const mostAttempts = 10
const idle = 2_000
const hour = 3_600_000

/** How many seconds to wait after the nth failed try: 10, 20, 40 … at most an hour. */
export function backOff(attempts: number): number {
  return Math.min(10 * 2 ** (attempts - 1), 3600)
}

/**
 * Sends what is due in the outbox, once over. Several workers share the work.
 * A message is given up after ten tries, loudly.
 * @returns how many rows were claimed
 */
export async function sendDue(sql: Sql, send: SmsDriver, log: Logger): Promise<number> {
  const rows = await claimDue(sql, batch)
  const mark = marker(sql)
  await Promise.all(
    rows.map(async (row) => {
      try {
        await send(row)
        await mark(row.id)
      } catch (error) {
        const last = row.attempts >= mostAttempts
        const reason = maskPhones(error instanceof Error ? error.message : String(error))
        await markFailed(sql, row.id, reason, last ? null : backOff(row.attempts))
        const level = last ? 'error' : 'warn'
        log[level](
          { sms: row.id, attempts: row.attempts, reason },
          last ? 'sms given up' : 'sms failed',
        )
      }
    }),
  )
  return rows.length
}

/** Marks rows as sent; those that are sent at the same moment cost one write. */
function marker(sql: Sql) {
  let sent: number[] = []
  let marking: Promise<void> | undefined
  return async (id: number) => {
    sent.push(id)
    marking ??= nextTurn().then(() => {
      const ids = sent
      sent = []
      marking = undefined
      return markSent(sql, ids)
    })
    await marking
  }
}

/** Works on the outbox and tidies up until it is stopped; `stop` waits for what is being sent. */
export function startWorkers(deps: { sql: Sql; send: SmsDriver; log: Logger }): {
  stop(): Promise<void>
} {
  const { sql, send, log } = deps
  let open = true
  let wake: () => void = () => undefined
  let tidied = 0
  const work = async () => {
    while (open) {
      let claimed = 0
      try {
        claimed = await sendDue(sql, send, log)
        if (Date.now() - tidied > hour) {
          await Promise.all([forgetOldKeys(sql), forgetOldCalls(sql)])
          tidied = Date.now()
        }
      } catch (error) {
        log.warn({ err: error }, 'the outbox could not be worked on; trying again')
      }
      if (!open || claimed === batch) continue
      await new Promise<void>((done) => {
        wake = done
        setTimeout(done, idle).unref()
      })
    }
  }
  const working = work()
  return {
    async stop() {
      open = false
      wake()
      await working
    },
  }
}
