import { parseArgs } from 'node:util'
import { listEvents, retryFailed } from '../outbox/outbox.queries.ts'
import { UsageError, wholeNumber, type Command } from './command.ts'
import { printRows } from './list-output.ts'
import { formatTime } from './shop-time.ts'

/** `outbox list | replay`. */
export const outboxCommand: Command = {
  name: 'outbox',
  summary: 'List text messages and notices, and send failed ones again',
  help: `usage: outbox list [--state waiting|sent|failed] [--limit 50] [--json]
       outbox replay [MESSAGE]

replay makes one failed message due again, or all of them. The running shop then sends them.
Exit codes: 0 done, 2 wrong usage.`,
  async run(context, [action, ...args]) {
    const { db, print, settings } = context
    if (action === 'list') {
      const { values } = parseArgs({
        args,
        options: {
          state: { type: 'string' },
          limit: { type: 'string', default: '50' },
          json: { type: 'boolean', default: false },
        },
      })
      const state = stateOf(values.state)
      const messages = await listEvents(db, { state, limit: wholeNumber(values.limit, '--limit') })
      printRows(context, messages, {
        json: values.json,
        toRow: (event: (typeof messages)[number]) => ({
          id: event.id,
          created: formatTime(event.createdAt, settings.timeZone),
          state: event.failedAt ? 'failed' : event.sentAt ? 'sent' : 'waiting',
          order: event.orderId,
          kind: event.kind,
          phone: event.payload?.phone ?? null,
          attempts: event.attempts,
          error: event.lastError,
        }),
      })
      return 0
    }
    const [message, ...others] = args
    if (action !== 'replay' || others.length > 0) {
      throw new UsageError('Expected: outbox list, or outbox replay [MESSAGE]')
    }
    const id = message === undefined ? null : wholeNumber(message, 'MESSAGE')
    print(`${await retryFailed(db, id)} messages are due again.`)
    return 0
  },
}

function stateOf(text: string | undefined): 'waiting' | 'sent' | 'failed' | null {
  if (text === undefined) return null
  const state = (['waiting', 'sent', 'failed'] as const).find((one) => one === text)
  if (!state) throw new UsageError('--state is waiting, sent or failed.')
  return state
}
