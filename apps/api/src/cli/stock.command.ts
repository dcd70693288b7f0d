import { parseArgs } from 'node:util'
import { changeProduct } from '../catalogue-import/change-product.ts'
import { flag, text, wholeNumber } from './arguments.ts'
import { commandUser, UsageError, type Command } from './command.ts'
import { printProducts } from './products.command.ts'
import { listOwnedProducts } from '../products/owned-products.queries.ts'

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
      const products = await listOwnedProducts(db, { state: 'live', below, limit })
      printProducts(context, products, values.json)
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
    const amount = Number(quantity)
    const patch = { quantity: /^[+-]/.test(quantity) ? { add: amount } : { set: amount } }
    const result =
      id > 2_147_483_647 ? undefined : await changeProduct(db, commandUser(), id, patch)
    if (!result) {
      printError(`There is no product ${id}.`)
      return 1
    }
    if ('errors' in result) {
      for (const { message } of result.errors) printError(`Product ${id}: ${message}.`)
      return 1
    }
    const [change] = result.changes
    print(`product ${id}: ${change ? `${change.from} → ${change.to}` : 'it is so already'}`)
    return 0
  },
}
