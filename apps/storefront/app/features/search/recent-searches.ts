import { normalText } from '@shop/domain'
import { localStore, readList, writeJson, type TextStore } from '../../lib/text-store.ts'

const KEY = 'recentSearches'
const MAX_STORED = 5
const MAX_LENGTH = 100

/** What this browser searched for, the latest first; a broken record counts as empty. */
export function readRecentSearches(store: TextStore = localStore): string[] {
  const isText = (text: unknown): text is string => typeof text === 'string' && text.trim() !== ''
  return readList(store, KEY, isText).slice(0, MAX_STORED)
}

/** Adds a search and returns all, each text once. */
export function addRecentSearch(text: string, store: TextStore = localStore): string[] {
  const search = normalText(text).slice(0, MAX_LENGTH)
  const others = readRecentSearches(store).filter(
    (other) => other.toLowerCase() !== search.toLowerCase(),
  )
  const all = [search, ...others].filter((entry) => entry !== '').slice(0, MAX_STORED)
  writeJson(store, KEY, all)
  return all
}

/** Forgets all searches. */
export function clearRecentSearches(store: TextStore = localStore): string[] {
  store.remove(KEY)
  return []
}
