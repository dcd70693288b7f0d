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

/** The value that is stored as JSON; undefined when there is none, or when it is broken. */
export function readJson(store: TextStore, key: string): unknown {
  try {
    return JSON.parse(store.read(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** The entries of a list that is stored as JSON; one that `isEntry` denies, or that makes it throw, is left out. */
export function readList<T>(
  store: TextStore,
  key: string,
  isEntry: (entry: unknown) => entry is T,
): T[] {
  const stored = readJson(store, key)
  return (Array.isArray(stored) ? stored : []).filter((entry): entry is T => {
    try {
      return isEntry(entry)
    } catch {
      return false
    }
  })
}

/** Stores a value as JSON. */
export function writeJson(store: TextStore, key: string, value: unknown): void {
  store.write(key, JSON.stringify(value))
}

/** Local storage: kept across visits, shared by all tabs. */
export const localStore = createTextStore(() => localStorage)

/** Session storage: kept across reloads of one tab. */
export const sessionStore = createTextStore(() => sessionStorage)
