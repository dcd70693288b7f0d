/** The Meta advertising cookies that an order may carry. */
export interface AdCookies {
  fbp?: string
  fbc?: string
}

/** Reads `_fbp` and `_fbc` from a cookie string; a missing cookie has no key in the result. */
export function readAdCookies(cookie: string): AdCookies {
  const cookies: AdCookies = {}
  for (const part of cookie.split(';')) {
    const [name, ...value] = part.trim().split('=')
    if (name === '_fbp') cookies.fbp = value.join('=')
    if (name === '_fbc') cookies.fbc = value.join('=')
  }
  return cookies
}
