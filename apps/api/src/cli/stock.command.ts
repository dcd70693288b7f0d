import { UsageError, wholeNumber, type Command } from './command.ts'
import { setStock } from './stock.queries.ts'

/** `stock set`. */
export const stockCommand: Command = {
  name: 'stock',
  summary: 'Set the stock of a product',
  help: `usage: stock set PRODUCT QUANTITY

Exit codes: 0 set, 1 no such product, 2 wrong usage.`,
  async run({ db, print, printError }, [action, product, pieces, ...others]) {
    if (action !== 'set' || others.length > 0) {
      throw new UsageError('Expected: stock set PRODUCT QUANTITY')
    }
    const id = wholeNumber(product, 'PRODUCT')
    const quantity = wholeNumber(pieces, 'QUANTITY')
    if (quantity > 2_000_000_000) throw new UsageError('QUANTITY must be at most 2000000000.')
    const previous = await setStock(db, id, quantity)
    if (previous === undefined) {
      printError(`There is no product ${id}.`)
      return 1
    }
    print(`product ${id}: ${previous} → ${quantity}`)
    return 0
  },
}
