import { parseArgs } from 'node:util'
import { flag, text, wholeNumber } from './arguments.ts'
import { UsageError, type Command } from './command.ts'
import { printProducts } from './products.command.ts'
import { listProductsOfOwner } from './products.queries.ts'
import { changeStock } from './stock.queries.ts'

const maxPieces = 2_000_000_000

/** `stock list | set`. */
export const stockCommand: Command = {
  name: 'stock',
  summary: 'List products with little stock, and change the stock of a product',
  help: `usage: stock list [--below 5] [--limit 50] [--json]
       stock set  PRODUCT QUANTITY

  QUANTITY  pieces in stock such as 12; +5 or -2 changes the stock by that many

Exit codes: 0 done, 1 no such product or not enough in stock, 2 wrong usage.`,
  async run(context, [action, ...args]) {
    const { db, print, printError } = context
    if (action === 'list') {
      const { values } = parseArgs({
        args,
        options: {
          below: { ...text, default: '5' },
          limit: { ...text, default: '50' },
          json: flag,
        },
      })
      const below = wholeNumber(values.below, '--below')
      const limit = wholeNumber(values.limit, '--limit')
      const filter = { state: 'live' as const, name: null, below, limit }
      printProducts(context, await listProductsOfOwner(db, filter), values.json)
      return 0
    }
    const [product, quantity = '', ...others] = args
    if (action !== 'set' || others.length > 0) {
      throw new UsageError('Expected: stock list, or stock set PRODUCT QUANTITY')
    }
    const id = wholeNumber(product, 'PRODUCT')
    if (!/^[+-]?\d{1,10}$/.test(quantity) || Math.abs(Number(quantity)) > maxPieces) {
      throw new UsageError('QUANTITY must be a number of pieces such as 12, +5 or -2.')
    }
    const isChange = /^[+-]/.test(quantity)
    const amount = Number(quantity)
    const result = await changeStock(db, id, isChange ? { add: amount } : { set: amount })
    if (result === undefined) {
      printError(`There is no product ${id}.`)
      return 1
    }
    if (result.to === null) {
      printError(
        `Product ${id} has ${result.from} in stock; a change of ${quantity} is not possible.`,
      )
      return 1
    }
    print(`product ${id}: ${result.from} → ${result.to}`)
    return 0
  },
}
