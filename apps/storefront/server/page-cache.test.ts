import { describe, expect, it } from 'vitest'
import type { Encoding } from '@shop/api'
import { createPageCache } from './page-cache.ts'

const pageOf = (body: Buffer) => ({
  status: 200,
  headers: {},
  bodies: new Map<Encoding, Buffer>([['br', body]]),
})
const large = () => pageOf(Buffer.alloc(100_000))

describe('the page cache', () => {
  it('returns a page while it is fresh, and for 30 seconds longer while it is stale', () => {
    let now = 0
    const cache = createPageCache({ maxBytes: 100_000, now: () => now })
    const page = cache.set('/', pageOf(Buffer.from('page')), 5000)
    now = 4999
    expect(cache.get('/')).toBe(page)
    expect(cache.isFresh(page)).toBe(true)
    now = 5000
    expect(cache.isFresh(page)).toBe(false)
    now = 34_999
    expect(cache.get('/')).toBe(page)
    now = 35_000
    expect(cache.get('/')).toBeUndefined()
    expect(cache.bytes).toBe(0)
  })

  it('keeps a page fresh, whatever its age, while nothing has changed since its render began', () => {
    let now = 0
    let unchangedSince = Infinity
    const cache = createPageCache({
      maxBytes: 1_000_000,
      now: () => now,
      unchangedSince: () => unchangedSince,
    })
    const before = cache.set('/before', large(), 5000, 100)
    const after = cache.set('/after', large(), 5000, 300)
    unchangedSince = 200
    now = 3_600_000
    expect(cache.get('/before')).toBeUndefined()
    expect(cache.get('/after')).toBe(after)
    expect([before, after].map(cache.isFresh)).toEqual([false, true])
    cache.set('/other', large(), 5000)
    expect(cache.get('/after')).toBe(after)
    unchangedSince = 3_600_000
    expect(cache.isFresh(after)).toBe(false)
    expect(cache.get('/after')).toBeUndefined()
  })

  it('removes pages that are too old to be sent when another one is added', () => {
    let now = 0
    const cache = createPageCache({ maxBytes: 1_000_000, now: () => now })
    cache.set('/a', large(), 1000)
    cache.set('/b', large(), 1000)
    now = 31_000
    cache.set('/c', large(), 1000)
    expect(cache.bytes).toBeLessThan(200_000)
    expect(cache.get('/c')).toBeDefined()
  })

  it('evicts the least recently used page first', () => {
    const cache = createPageCache({ maxBytes: 250_000, now: () => 0 })
    cache.set('/a', large(), 1000)
    cache.set('/b', large(), 1000)
    cache.get('/a')
    cache.set('/c', large(), 1000)
    expect([cache.get('/a'), cache.get('/b'), cache.get('/c')].map(Boolean)).toEqual([
      true,
      false,
      true,
    ])
  })

  it('stays below its bytes with 20,000 addresses and their compressed bodies', () => {
    const maxBytes = 5_000_000
    const cache = createPageCache({ maxBytes, now: () => 0 })
    for (let n = 0; n < 20_000; n += 1) {
      const cached = cache.set(`/${n}`, pageOf(Buffer.alloc(1000)), 1000)
      cache.addBody(`/${n}`, cached, 'gzip', Buffer.alloc(500))
      cache.addBody(`/${n}`, cached, 'gzip', Buffer.alloc(500))
    }
    expect(cache.bytes).toBeLessThanOrEqual(maxBytes)
    expect(cache.bytes).toBeGreaterThan(maxBytes * 0.9)
    expect(cache.get('/0')).toBeUndefined()
    expect(cache.get('/19999')).toBeDefined()
  })
})
