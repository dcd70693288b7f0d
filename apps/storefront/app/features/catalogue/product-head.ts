import { finalPrice, productImage, type ProductWire } from '@shop/domain'
import type { MetaDescriptor } from 'react-router-dom'
import { productData } from './structured-data.ts'
import { pageMeta } from '../../lib/meta.ts'
import type { ShopEnvironment } from '../../lib/shop.ts'

/** The head of a product's page, with what link previews and shopping search read of it. */
export function productHead(
  environment: ShopEnvironment | undefined,
  product: ProductWire | undefined,
): MetaDescriptor[] {
  if (!product) return pageMeta({ environment, title: 'Product' })
  const price = String(finalPrice(product))
  const image = productImage(product)
  return pageMeta({
    environment,
    title: product.name,
    description: `${product.name}: ${price} tk, cash on delivery all over Bangladesh.`,
    canonical: `/product-details/${product.id}`,
    ...(image ? { image } : {}),
    more: [
      { property: 'og:type', content: 'product' },
      { property: 'product:price:amount', content: price },
      { property: 'product:price:currency', content: 'BDT' },
      ...productData(environment, product),
    ],
  })
}
