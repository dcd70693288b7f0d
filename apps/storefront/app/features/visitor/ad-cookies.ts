import { codePoints, MAX_COOKIE } from '@shop/domain'

/** The Meta advertising cookies that an order may carry. */
export interface AdCookies {
  fbp?: string
  fbc?: string
}

/** Reads `_fbp` and `_fbc` from a cookie string; one that is missing or longer than an order takes has no key. */
export function readAdCookies(cookie: string): AdCookies {
  const cookies: AdCookies = {}
  for (const part of cookie.split(';')) {
    const [name, ...rest] = part.trim().split('=')
    const value = rest.join('=')
    if (codePoints(value) > MAX_COOKIE) continue
    if (name === '_fbp') cookies.fbp = value
    if (name === '_fbc') cookies.fbc = value
  }
  return cookies
}
