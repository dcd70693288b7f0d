import { afterEach, expect, it, vi } from 'vitest'
import { memoryStore } from '../test/memory-store.ts'
import { requestBrowserId } from './request-browser-id.ts'
import { createTextStore } from './text-store.ts'

afterEach(() => vi.unstubAllGlobals())

it('is random, kept, and apart from browser_id', () => {
  const store = memoryStore()
  store.write('browser_id', '203.0.113.9')
  const id = requestBrowserId(store)
  expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  expect(requestBrowserId(store)).toBe(id)
  expect(requestBrowserId(memoryStore())).not.toBe(id)
  expect(store.read('browser_id')).toBe('203.0.113.9')
})

it('replaces a stored value that no header could carry', () => {
  const store = memoryStore()
  store.write('request_browser_id', 'a\nb')
  const id = requestBrowserId(store)
  expect(id).toHaveLength(36)
  expect(requestBrowserId(store)).toBe(id)
})

it('stays the same while the page is open where storage is blocked, and needs no crypto.randomUUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const blocked = createTextStore(() => {
    throw new DOMException('denied')
  })
  const id = requestBrowserId(blocked)
  expect(id).toHaveLength(36)
  expect(requestBrowserId(blocked)).toBe(id)
})
