import { parseArgs } from 'node:util'
import { eventStates, listEvents, replayEvents, type EventState } from '../outbox/outbox.queries.ts'
import { readTimeZone } from '../shop/shop.queries.ts'
import { flag, text, wholeNumber } from './arguments.ts'
import { UsageError, type Command } from './command.ts'
import { printRows } from './list-output.ts'
import { formatTime } from './shop-time.ts'

/** `outbox list | replay`. */
export const outboxCommand: Command = {
  name: 'outbox',
  summary: 'List text messages and notices, and send failed or lapsed ones again',
  help: `usage: outbox list [--state waiting|sent|failed|lapsed] [--limit 50] [--json]
       outbox replay [MESSAGE ...]

A message fails when it was not accepted for 48 hours. It lapses when it was not sent for a day, because
there was no receiver, or when its order is cancelled. replay makes the named failed or lapsed messages
due again, or all failed ones. The running shop then sends them.
Exit codes: 0 done, 2 wrong usage.`,
  async run(context, [action, ...args]) {
    const { db, print } = context
    if (action === 'list') {
      const { values } = parseArgs({
        args,
        options: {
          state: text,
          limit: { ...text, default: '50' },
          json: flag,
        },
      })
      const state = stateFilter(values.state)
      const timeZone = await readTimeZone(db)
      const messages = await listEvents(db, { state, limit: wholeNumber(values.limit, '--limit') })
      printRows(context, messages, {
        json: values.json,
        toRow: (event) => ({
          id: event.id,
          created: formatTime(event.createdAt, timeZone),
          state: stateOf(event),
          order: event.orderId,
          kind: event.kind,
          phone: event.phone,
          attempts: event.attempts,
          error: event.lastError,
        }),
      })
      return 0
    }
    if (action !== 'replay') {
      throw new UsageError('Expected: outbox list, or outbox replay [MESSAGE ...]')
    }
    const ids = args.map((message) => wholeNumber(message, 'MESSAGE'))
    print(`${await replayEvents(db, ids)} messages are due again.`)
    return 0
  },
}

type ListedEvent = Awaited<ReturnType<typeof listEvents>>[number]

function stateOf({ sentAt, failedAt, lapsedAt }: ListedEvent): EventState {
  if (sentAt) return 'sent'
  if (failedAt) return 'failed'
  return lapsedAt ? 'lapsed' : 'waiting'
}

function stateFilter(text: string | undefined): EventState | null {
  if (text === undefined) return null
  if (!Object.hasOwn(eventStates, text)) {
    throw new UsageError('--state is waiting, sent, failed or lapsed.')
  }
  return text as EventState
}
