import { parseArgs } from 'node:util'
import { listChanges, type Change } from '../changes/change.queries.ts'
import { factNames, optionName, shopFacts, type ShopFacts } from '../shop/shop-facts.ts'
import { changeShop, readFacts, readTimeZone } from '../shop/shop.queries.ts'
import { commandUser, UsageError, wholeNumber, type Command } from './command.ts'
import { printRows } from './list-output.ts'
import { formatTime } from './shop-time.ts'

const text = { type: 'string' } as const
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
left out of the pages. All pages show a change within five seconds. changes lists who changed what,
also of zones, coupons, orders and members of the staff, newest first.
Exit codes: 0 done, 2 wrong usage.`,
  async run({ db, print }, [action, ...args]) {
    if (action === 'show') {
      const { values } = parseArgs({ args, options: { json: { type: 'boolean', default: false } } })
      const facts = await readFacts(db)
      if (values.json) print(JSON.stringify(facts, null, 2))
      else
        for (const name of factNames) print(`${optionName(name).padEnd(14)}  ${facts[name] ?? '–'}`)
      return 0
    }
    if (action === 'set') {
      const { values } = parseArgs({ args, options: factOptions })
      printChange(print, await changeShop(db, commandUser(), factsOf(values)))
      return 0
    }
    if (action !== 'changes') throw new UsageError('Expected: shop show, set or changes.')
    const { values } = parseArgs({
      args,
      options: { limit: { ...text, default: '20' }, json: { type: 'boolean', default: false } },
    })
    const rows = await listChanges(db, wholeNumber(values.limit, '--limit'))
    const timeZone = await readTimeZone(db)
    printRows({ print }, rows, {
      json: values.json,
      toRow: ({ changedAt, changedBy, ...change }: (typeof rows)[number]) => ({
        time: formatTime(changedAt, timeZone),
        by: changedBy,
        change: sentenceOf(change),
      }),
    })
    return 0
  },
}

/** Prints what a command has changed. */
export function printChange(print: (line: string) => void, change: Change | undefined): void {
  print(change ? sentenceOf(change) : 'Nothing changed: it is so already.')
}

/** A change as one line, such as `zone dhaka_inside: charge 7000 → 8000`. */
function sentenceOf({ subject, before, after }: Change): string {
  const write = (value: unknown) => {
    if (value === null || value === undefined) return '–'
    return typeof value === 'object' ? JSON.stringify(value) : String(value)
  }
  if (!after) return `${subject}: removed`
  const parts = Object.entries(after).map(([name, value]) =>
    before ? `${name} ${write(before[name])} → ${write(value)}` : `${name} ${write(value)}`,
  )
  return `${subject}: ${before ? '' : 'added, '}${parts.join(', ')}`
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
