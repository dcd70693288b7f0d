import { parseArgs } from 'node:util'
import { listChanges } from '../changes/change.queries.ts'
import { factNames, optionName, shopFacts, type ShopFacts } from '../shop/shop-facts.ts'
import { textsWithFormer } from '../named-texts/texts-of-change.ts'
import { changeShop, readFacts, readTimeZone } from '../shop/shop.queries.ts'
import { flag, text, wholeNumber } from './arguments.ts'
import { printChange, sentenceOf } from './change-output.ts'
import { commandUser, UsageError, type Command } from './command.ts'
import { printNamingTexts } from './naming-texts.ts'
import { printRows } from './list-output.ts'
import { formatTime } from './shop-time.ts'

const factOptions = Object.fromEntries(factNames.map((name) => [optionName(name), text]))

/** `shop show | set | changes`. */
export const shopCommand: Command = {
  name: 'shop',
  summary: 'Show and change the name, contacts and other facts of the shop',
  help: `usage: shop show [--json]
       shop set --OPTION TEXT [--OPTION TEXT ...]
       shop changes [--limit 20] [--json]

  OPTION  name, about, address, and the same in Bengali: name-bn, about-bn, address-bn
          phone, whatsapp, email, tax-id
          map-latitude and map-longitude, in degrees
          facebook, linkedin, instagram, youtube, tiktok, x: the URL of a page
          payment-image, preview-image: a path in MEDIA_DIR
          payment-amount in taka, time-zone such as Asia/Dhaka

What is not given stays. An empty TEXT in Bengali shows the English one; an empty URL or picture is
left out of the pages. All pages show a change within five seconds. set lists each text of the shop that
has a name, number or address as it was. changes lists who changed what, also of zones, coupons,
products, orders and members of the staff, newest first.
Exit codes: 0 done, 2 wrong usage.`,
  async run(context, [action, ...args]) {
    const { db, print } = context
    if (action === 'show') {
      const { values } = parseArgs({ args, options: { json: flag } })
      const facts = await readFacts(db)
      if (values.json) print(JSON.stringify(facts, null, 2))
      else
        for (const name of factNames) print(`${optionName(name).padEnd(14)}  ${facts[name] ?? '–'}`)
      return 0
    }
    if (action === 'set') {
      const { values } = parseArgs({ args, options: factOptions })
      const change = await changeShop(db, commandUser(), factsOf(values))
      printChange(print, change)
      printNamingTexts(context, await textsWithFormer(db, change))
      return 0
    }
    if (action !== 'changes') throw new UsageError('Expected: shop show, set or changes.')
    const { values } = parseArgs({
      args,
      options: { limit: { ...text, default: '20' }, json: flag },
    })
    const rows = await listChanges(db, wholeNumber(values.limit, '--limit'))
    const timeZone = await readTimeZone(db)
    printRows({ print }, rows, {
      json: values.json,
      toRow: ({ changedAt, changedBy, ...change }) => ({
        time: formatTime(changedAt, timeZone),
        by: changedBy,
        change: sentenceOf(change),
      }),
    })
    return 0
  },
}

/** @throws UsageError naming each option with a value that it does not accept, and what it accepts */
function factsOf(values: Readonly<Record<string, string | boolean | undefined>>) {
  const facts: Record<string, unknown> = {}
  const problems: string[] = []
  for (const name of factNames) {
    const value = values[optionName(name)]
    if (typeof value !== 'string') continue
    const parsed = shopFacts[name].safeParse(value)
    if (parsed.success) facts[name] = parsed.data
    else problems.push(`--${optionName(name)} ${parsed.error.issues[0]?.message ?? ''}.`)
  }
  if (problems.length > 0) throw new UsageError(problems.join('\n'))
  if (Object.keys(facts).length === 0) throw new UsageError('Expected at least one option.')
  return facts as Partial<ShopFacts>
}
