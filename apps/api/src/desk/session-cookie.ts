import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import type { ApiContext } from '../http/context.ts'
import { isSecure } from '../http/middleware.ts'
import type { Settings } from '../settings.ts'
import { sessionHours } from '../staff/session.queries.ts'

const name = 'desk'

type ProxySettings = Pick<Settings, 'trustedProxies'>

/** By https the name has the prefix `__Host-`, so that no other host of the domain can set the cookie. */
function optionsOf(c: ApiContext, settings: ProxySettings): CookieOptions {
  const options = { path: '/', httpOnly: true, sameSite: 'Strict' } as const
  return isSecure(c, settings) ? { ...options, secure: true, prefix: 'host' } : options
}

/** The token of the session cookie of a request. */
export const readSessionToken = (c: ApiContext, settings: ProxySettings): string | undefined =>
  isSecure(c, settings) ? getCookie(c, name, 'host') : getCookie(c, name)

/** Lets the browser keep the token of a session for as long as an unused one is valid. */
export function sendSessionToken(c: ApiContext, settings: ProxySettings, token: string): void {
  setCookie(c, name, token, { ...optionsOf(c, settings), maxAge: sessionHours * 3600 })
}

/** Removes the session cookie from the browser. */
export function removeSessionToken(c: ApiContext, settings: ProxySettings): void {
  deleteCookie(c, name, optionsOf(c, settings))
}
