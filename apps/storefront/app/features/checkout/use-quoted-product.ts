import { finalPrice, formatTakaExact, type ProductWire } from '@shop/domain'
import type { Quote } from '@shop/domain/wire'
import { useEffect, useState } from 'react'
import { browserApi } from '../../lib/browser-api.ts'

/** A product with its current price and stock, and a notice about what changed since the shopper chose it. */
export interface QuotedProduct {
  product: ProductWire
  notice?: string
}

/** Applies a quote to the product of a direct purchase. */
function applyQuote(product: ProductWire, quote: Quote): QuotedProduct {
  const line = quote.lines[0]
  if (!line) return { product }
  const { price, discountPrice, stock, warning } = line
  const current: ProductWire =
    warning?.kind === 'gone'
      ? { ...product, quantity: 0, stock: 0 }
      : { ...product, price, discountPrice, quantity: stock, stock }
  const [before, now] = [finalPrice(product), finalPrice(current)]
  const priceChange =
    before === now
      ? undefined
      : `Price changed from ${formatTakaExact(before)} to ${formatTakaExact(now)}`
  const notice = warning?.message ?? priceChange
  return { product: current, ...(notice ? { notice } : {}) }
}

/** Requests the current price and stock of a product once; a failure is logged and changes nothing. */
export function useQuotedProduct(product: ProductWire, quantity: number): QuotedProduct {
  const [quoted, setQuoted] = useState<QuotedProduct>({ product })
  const [firstQuantity] = useState(quantity)
  useEffect(() => {
    const { productId, order_id, campaign_id } = product
    const products = [{ id: productId, quantity: firstQuantity, order_id, campaign_id }]
    browserApi()
      .then((api) => api.quote({ products }))
      .then((quote) => setQuoted(applyQuote(product, quote)))
      .catch((error: unknown) => console.error('The price could not be checked.', error))
  }, [product, firstQuantity])
  return quoted
}
