import { ipAnswer } from '@shop/domain/wire'
import type { Deps } from '../deps.ts'
import { clientAddress } from '../http/context.ts'
import { defineCall } from '../http/define-call.ts'

/** GET /ip: the address of the client, without an envelope. */
export function ipRoutes({ settings }: Pick<Deps, 'settings'>) {
  return defineCall(
    'GET /ip',
    'The caller’s address, without an envelope.',
    { tag: 'Operations', answer: ipAnswer },
    (c) => {
      c.header('Cache-Control', 'no-store')
      return c.json({ ip: clientAddress(c, settings.trustedProxies) })
    },
  )
}
