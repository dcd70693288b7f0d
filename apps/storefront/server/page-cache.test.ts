import { describe, expect, it } from 'vitest'
import { createPageCache } from './page-cache.ts'

const page = { status: 200, headers: {}, body: Buffer.from('page') }

describe('the page cache', () => {
  it('returns a page until it is stale', () => {
    let now = 0
    const cache = createPageCache({ limit: 10, now: () => now })
    cache.set('/', page, 1000)
    now = 999
    expect(cache.get('/')?.body.toString()).toBe('page')
    now = 1000
    expect(cache.get('/')).toBeUndefined()
  })

  it('evicts the least recently used page first', () => {
    const cache = createPageCache({ limit: 2, now: () => 0 })
    cache.set('/a', page, 1000)
    cache.set('/b', page, 1000)
    cache.get('/a')
    cache.set('/c', page, 1000)
    expect([cache.get('/a'), cache.get('/b'), cache.get('/c')].map(Boolean)).toEqual([
      true,
      false,
      true,
    ])
  })
})
