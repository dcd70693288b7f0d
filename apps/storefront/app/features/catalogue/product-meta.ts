import { finalPrice, productImage, type ProductWire } from '@shop/domain'
import type { MetaDescriptor } from 'react-router-dom'
import { productJsonLd } from './structured-data.ts'
import { pageMeta } from '../../lib/page-meta.ts'
import { pageTexts } from '../../messages/texts.ts'
import { productMetaMessages } from './product-meta.messages.ts'
import { rootData, type RouteMatches } from '../../lib/root-data.ts'

/** The meta tags of a product page, with Open Graph price tags and structured data. */
export function productMeta(
  matches: RouteMatches,
  product: ProductWire | undefined,
): MetaDescriptor[] {
  const t = pageTexts(matches, productMetaMessages)
  if (!product) return pageMeta(matches, { title: t('productMeta.title') })
  const { environment, categories } = rootData(matches)
  const price = String(finalPrice(product))
  const image = productImage(product)
  return pageMeta(matches, {
    title: product.name,
    description: t('productMeta.description', { name: product.name, price: finalPrice(product) }),
    canonical: `/product-details/${product.id}`,
    ...(image ? { image } : {}),
    more: [
      { property: 'og:type', content: 'product' },
      { property: 'product:price:amount', content: price },
      { property: 'product:price:currency', content: 'BDT' },
      ...productJsonLd(environment, product, categories),
    ],
  })
}
