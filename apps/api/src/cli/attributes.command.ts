import { attributeKinds, isAttributeKey, nameKey, normalText } from '@shop/domain'
import type { Db } from '../db/session.ts'
import { splitTag, tagsOf } from '../products/attribute-tags.ts'
import { storeAttributeLabels } from '../products/write.queries.ts'
import { flag, readArguments } from './arguments.ts'
import { listAttributeValues } from './attributes.queries.ts'
import { UsageError, type Command } from './command.ts'
import { printRows } from './list-output.ts'

/** `attributes list | label`. */
export const attributesCommand: Command = {
  name: 'attributes',
  summary: 'List the attributes of products, and write their values in Bengali',
  help: `usage: attributes list  [--json]
       attributes label ATTRIBUTE VALUE BENGALI

list prints every value with the number of its products and its Bengali. label stores the Bengali of
a value, such as: attributes label color Black কালো. Numbers need none. Products get attributes from
the column attributes of an import: brand: Haat Home | power: 1000. The attributes are
${Object.keys(attributeKinds).join(', ')}.
Exit codes: 0 done, 2 wrong usage.`,
  async run(context, [action = '', ...args]) {
    const { values, positionals } = readArguments(args, { json: flag })
    if (action === 'list') {
      const rows = (await listAttributeValues(context.db)).map(({ tag, products, labelBn }) => {
        const [attribute, value] = splitTag(tag)
        return { attribute, value, products, labelBn }
      })
      printRows(context, rows, { json: values.json, toRow: (row) => row })
      return 0
    }
    if (action !== 'label') throw new UsageError('Expected: attributes list or label.')
    const [key = '', given = '', label = ''] = positionals
    if (!isAttributeKey(key)) {
      throw new UsageError(`The attributes are ${Object.keys(attributeKinds).join(', ')}.`)
    }
    const labelBn = normalText(label)
    if (!normalText(given) || !labelBn)
      throw new UsageError('Expected: attributes label ATTRIBUTE VALUE BENGALI.')
    const value = await spellingInUse(context.db, key, normalText(given))
    await storeAttributeLabels(
      context.db,
      tagsOf(key, [value]).map((tag) => ({ tag, labelBn })),
    )
    context.print(`${key}: ${value} is ${labelBn} in Bengali.`)
    return 0
  },
}

/** A value of an attribute as products have it. Values are compared as imports compare them. */
async function spellingInUse(db: Db, key: string, given: string): Promise<string> {
  const stored = (await listAttributeValues(db)).map(({ tag }) => splitTag(tag))
  const isSame = ([other, value]: [string, string]) =>
    other === key && nameKey(value) === nameKey(given)
  return stored.find(isSame)?.[1] ?? given
}
