import { streamSSE } from 'hono/streaming'
import type { Deps } from '../deps.ts'
import type { Call } from '../http/define-call.ts'
import { OrderWatch } from '../orders/order-watch.ts'
import { deskCall } from './desk-call.ts'

/** Milliseconds after which a stream ends. The next one needs a session again. */
const longest = 5 * 60_000
/** Milliseconds between comments, by which a client notices a lost connection: below the 15 seconds after which nginx closes a silent one. */
const pulse = 10_000

/** GET /desk/orders/events. */
export function orderEventRoutes(deps: Deps): Call[] {
  const { db, log, stopping } = deps
  const watch = new OrderWatch(db, log)
  return [
    deskCall(
      deps,
      'orders',
      'GET /desk/orders/events',
      'Server-sent events: `changed` after each change of an order, at most one a second. The first comment says that no further change is missed, and another one follows every ten seconds. The stream ends after five minutes and when the process stops.',
      { answer: 'events' },
      (c) => {
        // nginx would keep the events back.
        c.header('X-Accel-Buffering', 'no')
        const response = streamSSE(c, async (stream) => {
          const closed = new AbortController()
          stream.onAbort(() => closed.abort())
          const end = AbortSignal.any([
            closed.signal,
            AbortSignal.timeout(longest),
            ...(stopping ? [stopping] : []),
          ])
          const comment = () => stream.write(':\n\n')
          await watch.listen(() => void stream.writeSSE({ event: 'changed', data: '' }), end)
          await comment()
          const comments = setInterval(() => void comment(), pulse)
          await new Promise<void>((resolve) => {
            if (end.aborted) resolve()
            end.addEventListener('abort', () => resolve(), { once: true })
          })
          clearInterval(comments)
        })
        response.headers.set('Cache-Control', 'no-store')
        return response
      },
    ),
  ]
}
