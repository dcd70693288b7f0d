import { describe, expect, it } from 'vitest'
import { createTextStore } from './storage.ts'

function fakeStorage(fails: boolean) {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, text: string) {
      if (fails) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, text)
    },
    removeItem: (key: string) => kept.delete(key),
  } as unknown as Storage
}

describe('the text store', () => {
  it('keeps texts in the storage it is given', () => {
    const storage = fakeStorage(false)
    createTextStore(() => storage).write('bag', 'one')
    expect(createTextStore(() => storage).read('bag')).toBe('one')
  })

  it('falls back to memory when storage is full', () => {
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
