import type { Settings } from '../settings.ts'
import { clientAddress, type ApiContext } from './context.ts'
import type { RateLimit } from './rate-limit.queries.ts'

type LimitSettings = Pick<Settings, 'limits' | 'trustedProxies'>

/** The address that limits count: of an IPv6 address the first 64 bits, which one customer has. */
export function addressSubject(c: ApiContext, { trustedProxies }: LimitSettings): string {
  return networkOf(clientAddress(c, trustedProxies))
}

/**
 * The browser that limits count: the header `X-Browser-Id`, which the storefront makes at random.
 * All requests of an address without a usable one count as one browser.
 */
export function browserSubject(c: ApiContext, settings: LimitSettings): string {
  const id = c.req.header('x-browser-id')
  return id && /^[\w-]{16,64}$/.test(id) ? id : `address ${addressSubject(c, settings)}`
}

/** The limits of a form. */
export function formLimits(c: ApiContext, form: string, settings: LimitSettings): RateLimit[] {
  const { formBrowser, formAddress } = settings.limits
  return [
    { name: `${form}-browser`, subject: browserSubject(c, settings), limit: formBrowser },
    { name: `${form}-address`, subject: addressSubject(c, settings), limit: formAddress },
  ]
}

/**
 * The limit of failed look-ups of one order. Each address has its own, so that nobody can keep the
 * owner of an order from finding it.
 */
export function orderLookUpLimit(
  c: ApiContext,
  orderId: string | number,
  settings: LimitSettings,
): RateLimit {
  const subject = `${addressSubject(c, settings)} ${orderId}`
  return { name: 'track-order', subject, limit: settings.limits.trackOrder }
}

/** The limit of failed look-ups of an address, whatever the order. */
export function lookUpLimit(c: ApiContext, settings: LimitSettings): RateLimit {
  const { trackAddress } = settings.limits
  return { name: 'track-address', subject: addressSubject(c, settings), limit: trackAddress }
}

/** The limit of order numbers that are tried and give no offer. */
export function offerLimit(c: ApiContext, settings: LimitSettings): RateLimit {
  const { trackAddress } = settings.limits
  return { name: 'offer-address', subject: addressSubject(c, settings), limit: trackAddress }
}

/** The limits of coupon codes that are no coupon. */
export function couponLimits(c: ApiContext, settings: LimitSettings): RateLimit[] {
  const { couponBrowser, couponAddress } = settings.limits
  return [
    { name: 'coupon-browser', subject: browserSubject(c, settings), limit: couponBrowser },
    { name: 'coupon-address', subject: addressSubject(c, settings), limit: couponAddress },
  ]
}

/** The /64 network of an IPv6 address; another address as it is. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  const [head = '', tail] = address.toLowerCase().split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right]
  const network = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''))
  return `${network.join(':')}::/64`
}
