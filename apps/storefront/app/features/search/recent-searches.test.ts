import { expect, it } from 'vitest'
import { memoryStore } from '../../test/memory-store.ts'
import { addRecentSearch, clearRecentSearches, readRecentSearches } from './recent-searches.ts'

it('the last five searches are kept, the latest first, each once whatever its case', () => {
  const store = memoryStore()
  for (const text of ['fan', 'কেটলি', ' Kettle ', 'iron', 'FAN', 'lamp'])
    addRecentSearch(text, store)
  expect(readRecentSearches(store)).toEqual(['lamp', 'FAN', 'iron', 'Kettle', 'কেটলি'])
  addRecentSearch('pan', store)
  expect(readRecentSearches(store)).toHaveLength(5)
  expect(clearRecentSearches(store)).toEqual([])
  expect(readRecentSearches(store)).toEqual([])
})

it('a broken record counts as empty', () => {
  const store = memoryStore()
  store.write('recentSearches', '{"a":')
  expect(readRecentSearches(store)).toEqual([])
  store.write('recentSearches', '[1,null," ","ok"]')
  expect(readRecentSearches(store)).toEqual(['ok'])
})
