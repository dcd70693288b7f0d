import { streamSSE } from 'hono/streaming'
import type { Deps } from '../deps.ts'
import type { Call } from '../http/define-call.ts'
import { OrderWatch } from '../orders/order-watch.ts'
import { deskCall } from './desk-call.ts'

/** Milliseconds after which a stream ends and the browser opens another one, which needs a session again. */
const longest = 5 * 60_000
/** Milliseconds between comments, so that no proxy takes the connection for unused. */
const pulse = 20_000

/** GET /desk/orders/events. */
export function orderEventRoutes(deps: Deps): Call[] {
  const { db, log, stopping } = deps
  const watch = new OrderWatch(db, log)
  return [
    deskCall(
      deps,
      'orders',
      'GET /desk/orders/events',
      'Server-sent events: `changed` after each change of an order, at most one a second. It ends after five minutes and when the process stops; the browser then opens it again.',
      { answer: 'events' },
      (c) => {
        c.header('X-Accel-Buffering', 'no')
        return streamSSE(c, async (stream) => {
          const closed = new AbortController()
          stream.onAbort(() => closed.abort())
          const end = AbortSignal.any([
            closed.signal,
            AbortSignal.timeout(longest),
            ...(stopping ? [stopping] : []),
          ])
          const comments = setInterval(() => void stream.write(':\n\n'), pulse)
          await stream.write(':\n\n')
          watch.listen(() => void stream.writeSSE({ event: 'changed', data: '' }), end)
          await new Promise<void>((resolve) => {
            if (end.aborted) resolve()
            end.addEventListener('abort', () => resolve(), { once: true })
          })
          clearInterval(comments)
        })
      },
    ),
  ]
}
