import {
  attributeKinds,
  isAttributeKey,
  latinDigits,
  normalText,
  withoutInvisible,
  type AttributeKey,
} from '@shop/domain'
import { z } from 'zod'
import { toTags } from '../products/attribute-tags.ts'

const maxLength = 60
const format = 'Must be like brand: Haat Home | power: 1000'

/**
 * The cell of the column `attributes`: `brand: Haat Home | power: 1000`, or in a JSON file an object.
 * Read as tags. A number may carry the unit of its attribute. An empty cell removes all.
 */
export const attributesCell = z
  .union([
    z.null().transform(() => []),
    z.record(z.string(), z.union([z.string(), z.number()])).transform(Object.entries),
    z.string().transform((cell) =>
      cell
        .split('|')
        .filter((part) => part.trim() !== '')
        .map((part): [string, string] => {
          const at = part.indexOf(':')
          return at === -1 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)]
        }),
    ),
  ])
  .transform((entries: [string, unknown][], context) => {
    const attributes: Partial<Record<AttributeKey, string>> = {}
    for (const [name, value] of entries) {
      const key = normalText(name)
      if (!isAttributeKey(key)) {
        context.addIssue(`${format}. Known attributes: ${Object.keys(attributeKinds).join(', ')}`)
        continue
      }
      const read = readValue(key, normalText(String(value)))
      if ('error' in read) context.addIssue(`${key}: ${read.error}`)
      else attributes[key] = read.value
    }
    return toTags(attributes)
  })

function readValue(key: AttributeKey, text: string): { value: string } | { error: string } {
  const kind: { name: string; unit?: string } = attributeKinds[key]
  if (kind.unit !== undefined) {
    const unit = kind.unit.toLowerCase()
    const given = latinDigits(withoutInvisible(text)).trim().toLowerCase()
    const number = given.endsWith(unit) ? given.slice(0, -unit.length).trim() : given
    if (!/^\d{1,9}(\.\d{1,3})?$/.test(number)) {
      return { error: `Must be a number of ${kind.unit}, such as 1000 or 1.8, without commas` }
    }
    return { value: String(Number(number)) }
  }
  if (text === '' || text.length > maxLength || /[,|=]/.test(text)) {
    return { error: `Must be a text of at most ${maxLength} characters without , | and =` }
  }
  return { value: text }
}
