import { finalPrice, type CardProduct } from '@shop/domain'
import type { Quote } from '@shop/domain/wire'
import { formatAmountExact } from '@shop/ui'
import { useEffect, useState } from 'react'
import { quoteMessages } from '../../messages/quote.messages.ts'
import { warningText } from '../../messages/line-warning.ts'
import { browserMarket, browserTexts } from '../../messages/texts.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { zoneStore } from '../../lib/zone-store.ts'

/** A product with its current price and stock, and a notice about what changed since the shopper chose it. */
interface QuotedProduct {
  product: CardProduct
  notice?: string
}

/** A product with its quote, and the function that takes over a newer quote. */
interface UseQuotedProduct extends QuotedProduct {
  /** Takes over the prices, the stock and the zones of a quote without a notice. */
  applyQuote: (quote: Quote) => void
}

/** Applies a quote to the product of a direct purchase. */
function quoteProduct(product: CardProduct, quote: Quote): QuotedProduct {
  const line = quote.lines[0]
  if (!line) return { product }
  // The name is in the language of this page; that of the product may be of the other one.
  const { name, price, discountPrice, stock, warning } = line
  const current: CardProduct =
    warning?.kind === 'gone'
      ? { ...product, quantity: 0 }
      : { ...product, name: name || product.name, price, discountPrice, quantity: stock }
  const [before, now] = [finalPrice(product), finalPrice(current)]
  const priceChange =
    before === now
      ? undefined
      : browserTexts(quoteMessages)('quote.priceChanged', {
          before: formatAmountExact(before, browserMarket()),
          now: formatAmountExact(now, browserMarket()),
        })
  const notice = warningText(line, product.name) ?? priceChange
  return { product: current, ...(notice ? { notice } : {}) }
}

/** Requests the current price and stock of a product once; a failure is logged and changes nothing. */
export function useQuotedProduct(product: CardProduct, quantity: number): UseQuotedProduct {
  const [quoted, setQuoted] = useState<QuotedProduct>({ product })
  const [firstQuantity] = useState(quantity)
  useEffect(() => {
    const { productId, order_id, campaign_id } = product
    const products = [{ id: productId, quantity: firstQuantity, order_id, campaign_id }]
    browserApi()
      .then((api) => api.quote({ products }))
      .then((quote) => {
        zoneStore.setState(quote.zones, true)
        setQuoted(quoteProduct(product, quote))
      })
      .catch((error: unknown) => console.error('The price could not be checked.', error))
  }, [product, firstQuantity])
  return {
    ...quoted,
    applyQuote: (quote) => {
      zoneStore.setState(quote.zones, true)
      setQuoted({ product: quoteProduct(product, quote).product })
    },
  }
}
