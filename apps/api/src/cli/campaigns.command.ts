import { parseArgs } from 'node:util'
import {
  changeCampaign,
  findCampaign,
  removeCampaign,
  storedCampaigns,
  type StoredCampaign,
} from '../campaigns/owned-campaign.queries.ts'
import { readTimeZone } from '../shop/shop.queries.ts'
import {
  amountInPoisha,
  commandUser,
  UsageError,
  wholeNumber,
  type Command,
  type CommandContext,
} from './command.ts'
import { printRows } from './list-output.ts'
import { printChange } from './shop.command.ts'
import {
  onlyGiven,
  optionalText,
  requiredText,
  shownTimeCells,
  shownTimeOf,
  type OptionValues,
} from './shown-time.ts'

const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const
const many = { type: 'string', multiple: true, default: [] as string[] } as const
const options = {
  ...{ name: text, 'name-bn': text, image: text, product: text },
  ...{ offer: many, without: many },
  ...{ active: text, from: text, to: text, yes: flag, json: flag },
}

/** `campaigns list | add | set | remove`. */
export const campaignsCommand: Command = {
  name: 'campaigns',
  summary: 'List, add, change and remove campaigns and their prices',
  help: `usage: campaigns list   [--json]
       campaigns add    --name TEXT [OPTIONS]
       campaigns set    ID [OPTIONS]
       campaigns remove ID [--yes]

  ID             the number that list shows
  --name         its name; --name-bn the one in Bengali, "" shows the English one
  --image        the picture beside its form, a path in MEDIA_DIR; "" for none
  --product      the id of the product that its form leads to; "" for none
  --offer        a product and its price in taka, such as 12=950; again for each product
  --without      the id of a product that has its own price again
  --from, --to   when it begins and ends: a date such as 2026-12-11, which it includes; "" for no limit
  --active       yes or no: no ends it, whatever the dates are

The active campaign that began last is the one of the page. An option that is absent leaves what it
changes as it is. remove without --yes changes nothing.
Exit codes: 0 done, 1 no such campaign or product, 2 wrong usage.`,
  async run(context, [action, ...args]) {
    const { db, print } = context
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
    if (action === 'list') return await list(context, values.json)
    const user = commandUser()
    const { yes, json: _, offer, without, ...given } = values
    const offers = offer.map(offerOf)
    const removed = without.map((id) => wholeNumber(id, '--without'))
    const draft = draftOf(given, await readTimeZone(db))
    if (action === 'add') {
      if (positionals.length > 0) throw new UsageError('A new campaign has no ID yet.')
      printChange(print, await changeCampaign(db, user, undefined, { draft, offers, removed }))
      return 0
    }
    const [typed, ...others] = positionals
    if (others.length > 0 || (action !== 'set' && action !== 'remove')) {
      throw new UsageError('Expected: campaigns list, add, set or remove.')
    }
    const id = wholeNumber(typed, 'The ID')
    if (action === 'set') {
      if (Object.keys(given).length + offers.length + removed.length === 0) {
        throw new UsageError('Expected at least one option.')
      }
      printChange(print, await changeCampaign(db, user, id, { draft, offers, removed }))
      return 0
    }
    const { name } = findCampaign(await storedCampaigns(db), id)
    if (yes) printChange(print, await removeCampaign(db, user, id))
    else print(`Nothing was removed yet. With --yes, "${name}" and its prices are gone.`)
    return 0
  },
}

async function list({ db, print }: CommandContext, json: boolean): Promise<number> {
  const timeZone = await readTimeZone(db)
  printRows({ print }, await storedCampaigns(db), {
    json,
    toRow: (one: StoredCampaign) => ({
      id: one.id,
      name: one.name,
      ...shownTimeCells(one, timeZone),
      offers: one.offers.map(({ productId, price }) => `${productId}=${price}`).join(' '),
    }),
  })
  return 0
}

/** @throws UsageError */
function offerOf(typed: string) {
  const [id, price, ...others] = typed.split('=')
  if (others.length > 0) throw new UsageError('--offer must be such as 12=950.')
  return {
    productId: wholeNumber(id, 'The product of --offer'),
    price: amountInPoisha(price ?? '', 'The price of --offer'),
  }
}

/** @throws UsageError; the function itself for a new campaign without a name */
function draftOf(values: OptionValues, timeZone: string) {
  const { position: _, ...shown } = shownTimeOf({ ...values, position: undefined }, timeZone)
  const product = optionalText(values, 'product')
  const fields = onlyGiven({
    name: requiredText(values, 'name'),
    nameBn: optionalText(values, 'name-bn'),
    checkoutImage: optionalText(values, 'image'),
    checkoutProductId: typeof product === 'string' ? wholeNumber(product, '--product') : product,
  })
  return (stored: Omit<StoredCampaign, 'id' | 'offers'> | undefined) => {
    if (stored) return { ...stored, ...fields, ...shown }
    const { name } = fields
    if (name === undefined) throw new UsageError('A new campaign needs --name.')
    const always = { nameBn: null, checkoutImage: null, checkoutProductId: null }
    return { ...always, active: true, startsAt: null, endsAt: null, ...fields, ...shown, name }
  }
}
