import { createTextStore, type TextStore } from '../lib/text-store.ts'

/** A text store in memory, for tests. */
export function memoryStore(): TextStore {
  return createTextStore(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
}
