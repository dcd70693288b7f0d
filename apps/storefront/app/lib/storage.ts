/** A place for texts under keys that never throws. */
export interface TextStore {
  read(key: string): string | null
  write(key: string, text: string): void
  remove(key: string): void
}

/**
 * Local storage, with memory in its place where the browser blocks it or it is full:
 * a shopper in a private window keeps a bag for as long as the page lives.
 */
export function createTextStore(storage: () => Storage = () => localStorage): TextStore {
  const memory = new Map<string, string>()
  return {
    read(key) {
      const kept = memory.get(key)
      if (kept !== undefined) return kept
      try {
        return storage().getItem(key)
      } catch {
        return null
      }
    },
    write(key, text) {
      try {
        storage().setItem(key, text)
        memory.delete(key)
      } catch {
        memory.set(key, text)
      }
    },
    remove(key) {
      memory.delete(key)
      try {
        storage().removeItem(key)
      } catch {
        // Blocked storage holds nothing to remove.
      }
    },
  }
}

/** The browser's own store. Touches nothing until it is used, so it may be made on the server. */
export const textStore = createTextStore()
