import { describe, expect, it } from 'vitest'
import { createTextStore } from './text-store.ts'

function fakeStorage(fails: boolean) {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, text: string) {
      if (fails) throw new DOMException('full', 'QuotaExceededError')
      stored.set(key, text)
    },
    removeItem: (key: string) => stored.delete(key),
  } as unknown as Storage
}

describe('the text store', () => {
  it('stores text in its storage', () => {
    const storage = fakeStorage(false)
    createTextStore(() => storage).write('bag', 'one')
    expect(createTextStore(() => storage).read('bag')).toBe('one')
  })

  it('falls back to memory when the quota is exceeded', () => {
    const store = createTextStore(() => fakeStorage(true))
    store.write('bag', 'one')
    expect(store.read('bag')).toBe('one')
  })

  it('falls back to memory when the browser blocks storage', () => {
    const store = createTextStore(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(store.read('bag')).toBeNull()
    store.write('bag', 'one')
    expect(store.read('bag')).toBe('one')
    store.remove('bag')
    expect(store.read('bag')).toBeNull()
  })
})
