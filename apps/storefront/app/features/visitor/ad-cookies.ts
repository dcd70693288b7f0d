/** The advertising cookies of a social network that an order may carry. */
export interface AdCookies {
  fbp?: string
  fbc?: string
}

/** Reads `_fbp` and `_fbc` out of a cookie header, exactly as they are; absent ones stay absent. */
export function readAdCookies(cookie: string): AdCookies {
  const found: AdCookies = {}
  for (const part of cookie.split(';')) {
    const [name, ...value] = part.trim().split('=')
    if (name === '_fbp') found.fbp = value.join('=')
    if (name === '_fbc') found.fbc = value.join('=')
  }
  return found
}
