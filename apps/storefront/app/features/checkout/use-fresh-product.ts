import { finalPrice, formatTakaExact, type ProductWire } from '@shop/domain'
import type { Quote } from '@shop/domain/wire'
import { useEffect, useState } from 'react'
import { browserApi } from '../../lib/browser-api.ts'

/** A product as it is sold now, and what changed since the shopper chose it. */
export interface FreshProduct {
  product: ProductWire
  notice?: string
}

/** The product of a direct purchase beside its quote. */
export function refreshed(product: ProductWire, quote: Quote): FreshProduct {
  const line = quote.lines[0]
  if (!line) return { product }
  const { price, discountPrice, stock, warning } = line
  const fresh: ProductWire =
    warning?.kind === 'gone'
      ? { ...product, quantity: 0, stock: 0 }
      : { ...product, price, discountPrice, quantity: stock, stock }
  const [before, now] = [finalPrice(product), finalPrice(fresh)]
  const moved =
    before === now
      ? undefined
      : `Price changed from ${formatTakaExact(before)} to ${formatTakaExact(now)}`
  const notice = warning?.message ?? moved
  return { product: fresh, ...(notice ? { notice } : {}) }
}

/** Asks once for today's price and stock of a product bought directly; a failure changes nothing. */
export function useFreshProduct(product: ProductWire, quantity: number): FreshProduct {
  const [fresh, setFresh] = useState<FreshProduct>({ product })
  const [wanted] = useState(quantity)
  useEffect(() => {
    const { productId, order_id, campaign_id } = product
    const products = [{ id: productId, quantity: wanted, order_id, campaign_id }]
    browserApi()
      .then((api) => api.quote({ products }))
      .then((quote) => setFresh(refreshed(product, quote)))
      .catch((error: unknown) => console.error('The price could not be checked.', error))
  }, [product, wanted])
  return fresh
}
