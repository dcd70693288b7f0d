import {
  bagLines,
  findLine,
  formatTk,
  finalPrice,
  refreshLine,
  type Bag,
  type BagItem,
} from '@shop/domain'
import type { Quote } from '@shop/domain/wire'
import { useEffect, useState } from 'react'
import { browserApi } from '../../lib/browser-api.ts'

/** What the shopper should know of a line before ordering, by the line's key. */
export interface LineNews {
  notice: string
  /** The line cannot be ordered and must be removed first. */
  blocked: boolean
}

/** What changed in a bag according to a quote: its news by line, and the rule that brings it up to date. */
export function compareWithQuote(
  bag: Bag,
  quote: Quote,
): { news: Record<string, LineNews>; update: (bag: Bag) => Bag } {
  const news: Record<string, LineNews> = {}
  for (const line of quote.lines) {
    const found = findLine(bag, line)
    if (!found) continue
    const text = line.warning?.message ?? priceNews(found.item, line)
    if (text) {
      const blocked = line.warning?.kind === 'gone' || line.warning?.kind === 'sold_out'
      news[found.key] = { notice: text, blocked }
    }
  }
  return {
    news,
    update: (now) =>
      quote.lines.reduce((next, line) => {
        const found = findLine(next, line)
        if (!found || line.warning?.kind === 'gone') return next
        const { name, price, discountPrice, stock } = line
        return refreshLine(next, found.key, { name, price, discountPrice, stock })
      }, now),
  }
}

function priceNews(item: BagItem, line: Quote['lines'][number]): string | undefined {
  const before = finalPrice(item)
  const now = finalPrice(line)
  return before === now ? undefined : `Price changed from ${formatTk(before)} to ${formatTk(now)}`
}

/**
 * Asks for today's prices and stock of the bag, once a visit of the page and at each `recheck`, brings the stored bag up
 * to date and tells what changed. When asking fails the bag stays as it is: the order is checked anyway.
 */
export function useQuote(
  bag: Bag | null,
  change: (rule: (bag: Bag) => Bag) => void,
): { news: Readonly<Record<string, LineNews>>; recheck: () => void } {
  const [news, setNews] = useState<Record<string, LineNews>>({})
  const [asked, setAsked] = useState(false)

  useEffect(() => {
    if (asked || !bag || bagLines(bag).length === 0) return
    setAsked(true)
    const products = bagLines(bag).map(({ item }) => ({
      id: item.productId,
      quantity: item.cartQuantity,
      order_id: item.order_id,
      campaign_id: item.campaign_id,
    }))
    browserApi()
      .then((api) => api.quote({ products }))
      .then((quote) => {
        const compared = compareWithQuote(bag, quote)
        setNews(compared.news)
        change(compared.update)
      })
      .catch((error: unknown) => console.error('The bag could not be checked.', error))
  }, [asked, bag, change])

  return { news, recheck: () => setAsked(false) }
}
