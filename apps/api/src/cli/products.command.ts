import { normalText, toTaka } from '@shop/domain'
import { shownFields } from '../catalogue-import/columns.ts'
import { importCatalogue } from '../catalogue-import/import-catalogue.ts'
import { findProducts } from '../catalogue-import/import.queries.ts'
import { listOwnedProducts, type OwnedProduct } from '../products/owned-products.queries.ts'
import { flag, readArguments, text, wholeNumber } from './arguments.ts'
import { UsageError, type Command, type CommandContext } from './command.ts'
import { printRows } from './list-output.ts'

const states: Readonly<Record<string, string>> = {
  hide: 'hidden',
  restore: 'live',
  remove: 'removed',
}

/** `products list | show | hide | restore | remove`. */
export const productsCommand: Command = {
  name: 'products',
  summary: 'List, show, hide, restore and remove products',
  help: `usage: products list    [--state live|hidden] [--name TEXT] [--limit 50] [--json]
       products show    ID
       products hide    ID...
       products restore ID...
       products remove  ID...

A hidden product is kept and not shown; restore shows it again as it was. A removed product is
deleted; one that an order, a campaign or an offer refers to is hidden instead. Change the other fields of
products with import.
Exit codes: 0 done, 1 no such product, 2 wrong usage.`,
  async run(context, [action = '', ...args]) {
    const { values, positionals } = readArguments(args, {
      state: text,
      name: text,
      limit: { ...text, default: '50' },
      json: flag,
    })
    const state = Object.hasOwn(states, action) ? states[action] : undefined
    if (state) return await setState(context, positionals, state)
    if (action === 'show') return await showProduct(context, wholeNumber(positionals[0], 'ID'))
    if (action !== 'list') {
      throw new UsageError('Expected: products list, show, hide, restore or remove.')
    }
    const filter = {
      state: stateOf(values.state),
      search: values.name && normalText(values.name),
      limit: wholeNumber(values.limit, '--limit'),
    }
    printProducts(context, await listOwnedProducts(context.db, filter), values.json)
    return 0
  },
}

/** Prints products as lines or as JSON, with prices in taka. */
export function printProducts(
  context: Pick<CommandContext, 'print'>,
  products: readonly OwnedProduct[],
  json: boolean,
): void {
  const rows = products.map(({ price, discountPrice, deletedAt, ...product }) => ({
    id: product.id,
    state: deletedAt === null ? 'live' : 'hidden',
    quantity: product.quantity,
    price: toTaka(price),
    discountPrice: discountPrice === null ? null : toTaka(discountPrice),
    category: product.category,
    name: product.name,
  }))
  printRows(context, rows, { json, toRow: (row) => row })
}

function stateOf(text: string | undefined): 'live' | 'hidden' | undefined {
  if (text === undefined || text === 'live' || text === 'hidden') return text
  throw new UsageError('--state is live or hidden.')
}

async function showProduct({ db, print, printError }: CommandContext, id: number): Promise<number> {
  const product = id > 2_147_483_647 ? undefined : (await findProducts(db, [id])).get(id)
  if (!product) {
    printError(`There is no product ${id}.`)
    return 1
  }
  print(JSON.stringify({ id, ...shownFields(product) }, null, 2))
  return 0
}

async function setState(
  { db, print, printError }: CommandContext,
  ids: readonly string[],
  state: string,
): Promise<number> {
  if (ids.length === 0) throw new UsageError('Expected the id of a product.')
  const rows = ids.map((id) => ({ id: wholeNumber(id, 'ID'), state }))
  const result = await importCatalogue(db, Buffer.from(JSON.stringify(rows)), {
    format: 'json',
    onChange: ({ id, name, changes }) =>
      print(`product ${id} "${name}": ${changes.map(({ from, to }) => `${from} → ${to}`).join()}`),
  })
  for (const id of result.kept)
    print(`product ${id} is kept hidden: orders, campaigns or offers refer to it.`)
  for (const { message } of result.errors) printError(`${message}.`)
  if (result.unchanged > 0) print(`${result.unchanged} unchanged.`)
  return result.errors.length > 0 ? 1 : 0
}
