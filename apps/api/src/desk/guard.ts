import type { Context, MiddlewareHandler } from 'hono'
import { permissionsOf, type Permission } from '@shop/domain'
import type { Deps } from '../deps.ts'
import { ApiError } from '../http/api-error.ts'
import type { ApiContext, Env } from '../http/context.ts'
import { findSession, type Session } from '../staff/session.queries.ts'
import { readSessionToken, sendSessionToken } from './session-cookie.ts'

/**
 * In front of all paths of the desk: no cache and no search engine keeps an answer, and no page of another
 * origin gets one.
 * @throws ApiError 403 for a request of another origin, and for a change without a sign of its origin
 */
export const deskGuard: MiddlewareHandler<Env> = async (c, next) => {
  c.header('Cache-Control', 'no-store')
  c.header('X-Robots-Tag', 'noindex')
  if (!isOwnOrigin(c)) {
    throw new ApiError(
      403,
      'Open the desk at the address of the shop.',
      [],
      {},
      { reason: 'origin' },
    )
  }
  await next()
}

/**
 * By `Sec-Fetch-Site`, which browsers send to https and localhost, otherwise by `Origin`, whose host must be the
 * one of the request. A request that changes nothing may have neither.
 */
function isOwnOrigin(c: Context<Env>): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin' || (site === 'none' && isRead(c))
  const origin = c.req.header('origin')
  if (origin === undefined) return isRead(c)
  return URL.canParse(origin) && new URL(origin).host === new URL(c.req.url).host
}

const isRead = (c: Context<Env>) => c.req.method === 'GET' || c.req.method === 'HEAD'

/**
 * The session of a request, whose member may do what the call needs.
 * @throws ApiError 401 without a session, 403 when its member may not
 */
export async function admit(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  c: ApiContext,
  needed: Permission,
): Promise<Session> {
  const token = readSessionToken(c, settings)
  const session = token === undefined ? undefined : await findSession(db, token)
  if (!session) {
    const reason = 'unauthenticated'
    throw new ApiError(401, 'Sign in first.', [], {}, { reason })
  }
  if (session.renewed) sendSessionToken(c, settings, session.token)
  if (!permissionsOf(session.member.role).includes(needed)) throw forbidden()
  return session
}

/** The refusal of what the role of a member may not do. */
export const forbidden = () =>
  new ApiError(403, 'Your role may not do this. Ask an owner.', [], {}, { reason: 'forbidden' })
