import { attributeKinds, isAttributeKey } from '@shop/domain'
import { splitTag, tagsOf } from '../products/attribute-tags.ts'
import { KnownNames } from './known-names.ts'
import type { MatchedRow } from './match-rows.ts'
import type { RowMessage } from './read-file.ts'

/**
 * Writes categories and values of attributes in the spelling that is in use, so that another case, space or Unicode
 * form makes no second one. `notices` name what was spelled otherwise, and new names that are near another; each
 * once, at its first row.
 * @param stored the names of all categories, and the attributes of all products as `power=1000`
 */
export function spellRows(
  rows: readonly MatchedRow[],
  stored: { categories: readonly string[]; tags: readonly string[] },
): { rows: MatchedRow[]; notices: RowMessage[] } {
  const notices = new Map<string, RowMessage>()
  const categories = new KnownNames(stored.categories)
  const values = new Map<string, KnownNames>()
  const valuesOf = (key: string) => {
    const known = values.get(key) ?? new KnownNames()
    values.set(key, known)
    return known
  }
  for (const tag of stored.tags) {
    const [key, value] = splitTag(tag)
    valuesOf(key).add(value)
  }

  function spell(name: string, known: KnownNames, row: number, field: string): string {
    const inUse = known.find(name)
    if (inUse === name) return name
    const near = inUse === undefined ? known.near(name) : undefined
    known.add(name)
    let message: string | undefined
    if (inUse !== undefined) message = `"${name}" is the same as "${inUse}", and is written so`
    else if (near !== undefined) message = `"${name}" is new. Is it "${near}"?`
    if (message && !notices.has(field + message))
      notices.set(field + message, { row, field, message })
    return inUse ?? name
  }

  const spelled = rows.map(({ patch, ...row }): MatchedRow => {
    const { category, attributes } = patch
    return {
      ...row,
      patch: {
        ...patch,
        ...(category !== undefined && {
          category: spell(category, categories, row.row, 'category'),
        }),
        ...(attributes && {
          attributes: attributes.flatMap((tag) => {
            const [key, value] = splitTag(tag)
            if (!isAttributeKey(key) || 'unit' in attributeKinds[key]) return [tag]
            return tagsOf(key, [spell(value, valuesOf(key), row.row, key)])
          }),
        }),
      },
    }
  })
  return { rows: spelled, notices: [...notices.values()] }
}
