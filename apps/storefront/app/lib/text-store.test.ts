import { describe, expect, it } from 'vitest'
import { memoryStore } from '../test/memory-store.ts'
import { createTextStore, readJson, readList, writeJson } from './text-store.ts'

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

describe('stored JSON', () => {
  const isName = (entry: unknown): entry is { name: string } =>
    (entry as { name: unknown }).name !== undefined

  it('is read as it was written', () => {
    const store = memoryStore()
    expect(readJson(store, 'order')).toBeUndefined()
    writeJson(store, 'order', { id: 5 })
    expect(readJson(store, 'order')).toEqual({ id: 5 })
  })

  it('that is broken counts as missing, and so does an unusable entry of a list', () => {
    const store = memoryStore()
    for (const text of ['{"a":', 'null', '']) {
      store.write('list', text)
      expect(readJson(store, 'list')).toBeUndefined()
    }
    for (const text of ['{"a":', '{"name":"a"}', '5']) {
      store.write('list', text)
      expect(readList(store, 'list', isName)).toEqual([])
    }
    store.write('list', '[null,{"name":"a"},{}]')
    expect(readList(store, 'list', isName)).toEqual([{ name: 'a' }])
  })
})
