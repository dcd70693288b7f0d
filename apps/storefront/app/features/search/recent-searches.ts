import { normalText } from '@shop/domain'
import { localStore, type TextStore } from '../../lib/text-store.ts'

const KEY = 'recentSearches'
const MAX_STORED = 5
const MAX_LENGTH = 100

/** What this browser searched for, the latest first; a broken record counts as empty. */
export function readRecentSearches(store: TextStore = localStore): string[] {
  try {
    const stored: unknown = JSON.parse(store.read(KEY) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored
      .filter((text): text is string => typeof text === 'string' && text.trim() !== '')
      .slice(0, MAX_STORED)
  } catch {
    return []
  }
}

/** Adds a search and returns all, each text once. */
export function addRecentSearch(text: string, store: TextStore = localStore): string[] {
  const search = normalText(text).slice(0, MAX_LENGTH)
  const others = readRecentSearches(store).filter(
    (other) => other.toLowerCase() !== search.toLowerCase(),
  )
  const all = [search, ...others].filter((entry) => entry !== '').slice(0, MAX_STORED)
  store.write(KEY, JSON.stringify(all))
  return all
}

/** Forgets all searches. */
export function clearRecentSearches(store: TextStore = localStore): string[] {
  store.remove(KEY)
  return []
}
