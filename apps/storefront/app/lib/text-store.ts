/** Key-value storage for text. No method throws. */
export interface TextStore {
  read(key: string): string | null
  write(key: string, text: string): void
  remove(key: string): void
}

/**
 * Creates a text store over a browser storage. It falls back to memory where the browser blocks the
 * storage or the quota is exceeded. The storage is read on use, so a store can be created on the server.
 */
export function createTextStore(storage: () => Storage): TextStore {
  const memory = new Map<string, string>()
  return {
    read(key) {
      const value = memory.get(key)
      if (value !== undefined) return value
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
        // Blocked storage has no value to remove.
      }
    },
  }
}

/** Local storage: kept across visits, shared by all tabs. */
export const localStore = createTextStore(() => localStorage)

/** Session storage: kept across reloads of one tab. */
export const sessionStore = createTextStore(() => sessionStorage)
