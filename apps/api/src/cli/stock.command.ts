import { UsageError, wholeNumber, type Command } from './command.ts'
import { setStock } from './order.queries.ts'

/** `stock set`. */
export const stockCommand: Command = {
  name: 'stock',
  summary: 'Set how many pieces of a product are there',
  help: `usage: stock set PRODUCT PIECES

Exit codes: 0 set, 1 no such product, 2 wrong usage.`,
  async run({ sql, say, tell }, [action, product, pieces, ...others]) {
    if (action !== 'set' || others.length > 0) throw new UsageError('Say: stock set PRODUCT PIECES')
    const id = wholeNumber(product, 'PRODUCT')
    const quantity = wholeNumber(pieces, 'PIECES')
    if (quantity > 2_000_000_000) throw new UsageError('PIECES is too large.')
    const before = await setStock(sql, id, quantity)
    if (before === undefined) {
      tell(`There is no product ${id}.`)
      return 1
    }
    say(`product ${id}: ${before} → ${quantity}`)
    return 0
  },
}
