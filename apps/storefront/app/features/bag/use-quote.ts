import { bagLines, findLine, finalPrice, refreshLine, type Bag, type BagItem } from '@shop/domain'
import type { Quote } from '@shop/domain/wire'
import { formatPrice } from '@shop/ui'
import { useEffect, useState } from 'react'
import { browserApi } from '../../lib/browser-api.ts'
import { toOrderLines } from '../../lib/order-lines.ts'
import { zoneStore } from '../../lib/zone-store.ts'
import { quoteMessages } from '../../messages/quote.messages.ts'
import { warningText } from '../../messages/line-warning.ts'
import { browserMarket, browserTexts } from '../../messages/texts.ts'

/** A warning about a line that changed since the shopper added it. */
export interface LineNotice {
  notice: string
  /** True when the line cannot be ordered and must be removed first. */
  blocked: boolean
}

/**
 * Compares a bag with a quote: the notices by line key, and the update that applies the quote to the bag.
 * @param formatAmount writes the prices of a notice
 */
export function compareWithQuote(
  bag: Bag,
  quote: Quote,
  formatAmount = formatPrice,
): { notices: Record<string, LineNotice>; update: (bag: Bag) => Bag } {
  const notices: Record<string, LineNotice> = {}
  for (const line of quote.lines) {
    const found = findLine(bag, line)
    if (!found) continue
    const text = warningText(line, found.item.name) ?? priceNotice(found.item, line, formatAmount)
    if (text) {
      const blocked = line.warning?.kind === 'gone' || line.warning?.kind === 'sold_out'
      notices[found.key] = { notice: text, blocked }
    }
  }
  return {
    notices,
    update: (current) =>
      quote.lines.reduce((next, line) => {
        const found = findLine(next, line)
        if (!found || line.warning?.kind === 'gone') return next
        const { name, price, discountPrice, stock } = line
        return refreshLine(next, found.key, { name, price, discountPrice, stock })
      }, current),
  }
}

function priceNotice(
  item: BagItem,
  line: Quote['lines'][number],
  formatAmount: typeof formatPrice,
): string | undefined {
  const before = finalPrice(item)
  const now = finalPrice(line)
  return before === now
    ? undefined
    : browserTexts(quoteMessages)('quote.priceChanged', {
        before: formatAmount(before, browserMarket()),
        now: formatAmount(now, browserMarket()),
      })
}

interface QuoteOptions {
  /** The coupon of the bag. @default none */
  coupon?: {
    /** Reads the code of the applied coupon. */
    code: () => string | null
    /** Takes over what a quote with its code says of it. */
    update: (quote: Quote, code: string | null) => void
  }
  /** Writes the prices of a notice. @default formatPrice */
  formatAmount?: typeof formatPrice
}

/**
 * Requests the current prices and stock of the bag, once per page view and after each `recheck`, updates
 * the bag and the zones, and returns what changed. A failure is logged and changes nothing: the server checks
 * the order again.
 */
export function useQuote(
  bag: Bag | null,
  updateBag: (update: (bag: Bag) => Bag) => void,
  { coupon, formatAmount = formatPrice }: QuoteOptions = {},
): {
  notices: Readonly<Record<string, LineNotice>>
  recheck: () => void
  /** Updates the bag, the coupon and the zones with a quote, without notices. */
  applyQuote: (quote: Quote) => void
} {
  const [notices, setNotices] = useState<Record<string, LineNotice>>({})
  const [requested, setRequested] = useState(false)

  useEffect(() => {
    if (requested || !bag || bagLines(bag).length === 0) return
    setRequested(true)
    const couponCode = coupon?.code() ?? null
    browserApi()
      .then((api) => api.quote({ products: toOrderLines(bag), couponCode }))
      .then((quote) => {
        coupon?.update(quote, couponCode)
        zoneStore.setState(quote.zones, true)
        const compared = compareWithQuote(bag, quote, formatAmount)
        setNotices(compared.notices)
        updateBag(compared.update)
      })
      .catch((error: unknown) => console.error('The bag could not be checked.', error))
  }, [requested, bag, updateBag, coupon, formatAmount])

  return {
    notices,
    recheck: () => setRequested(false),
    applyQuote: (quote) => {
      coupon?.update(quote, coupon.code())
      zoneStore.setState(quote.zones, true)
      updateBag((current) => compareWithQuote(current, quote).update(current))
    },
  }
}
