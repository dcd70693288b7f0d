import { isIP } from 'node:net'

/**
 * The IP address in an entry of `X-Forwarded-For`, without the port that some proxies add; undefined
 * when it is none.
 */
export function forwardedAddress(entry: string): string | undefined {
  const [, bracketed, v4] = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d{1,5})?$/.exec(entry) ?? []
  const address = bracketed ?? v4 ?? entry
  return isIP(address) > 0 && !address.includes('%') ? address : undefined
}
