import { finalPrice, type Taka } from '@shop/domain'
import type { Quote } from '@shop/domain/wire'
import { formatAmountExact, formatNumber, type AmountChange } from '@shop/ui'
import { browserMarket, browserTexts } from '../../messages/texts.ts'
import { checkoutMessages } from './checkout.messages.ts'

/**
 * The amounts of a quote that differ from what the shopper was shown: lines, and the delivery charge, and the total as the last.
 * @param shown the total and the charge in taka that were shown
 * @param shownPrice the price in taka of one piece of a line that was shown; undefined when there was none
 */
export function amountChanges(
  quote: Quote,
  shown: { total: Taka; charge: Taka },
  shownPrice: (line: Quote['lines'][number]) => Taka | undefined,
): AmountChange[] {
  const lines = quote.lines.flatMap((line) => {
    const before = shownPrice(line)
    const now = finalPrice(line)
    if (before === undefined || before === now) return []
    const label =
      line.quantity > 1
        ? `${line.name} × ${formatNumber(line.quantity, browserMarket())}`
        : line.name
    return [change(label, before * line.quantity, now * line.quantity)]
  })
  const t = browserTexts(checkoutMessages)
  const isCharge = quote.shippingCharge !== shown.charge
  return [
    ...lines,
    ...(isCharge ? [change(t('checkout.delivery'), shown.charge, quote.shippingCharge)] : []),
    change(t('checkout.total'), shown.total, quote.totallPrice),
  ]
}

function change(label: string, before: Taka, now: Taka): AmountChange {
  const write = (amount: Taka) => formatAmountExact(amount, browserMarket())
  return { label, before: write(before), now: write(now) }
}
