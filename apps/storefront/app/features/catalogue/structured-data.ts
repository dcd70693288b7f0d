import {
  categoryName,
  type CategoryWire,
  latinDigits,
  finalPrice,
  mediaUrl,
  productImages,
  stockCount,
  type ProductWire,
} from '@shop/domain'
import type { MetaDescriptor } from 'react-router-dom'
import { socialPages } from '../../lib/social-pages.ts'
import { categoryHref, categoryTitle } from '../../lib/category-view.ts'
import { addressIn } from '../../lib/language.ts'
import type { ShopEnvironment } from '../../lib/shop-environment.ts'
import { textsIn } from '../../messages/texts.ts'
import { structuredDataMessages } from './structured-data.messages.ts'

function jsonLd(data: Record<string, unknown>): MetaDescriptor {
  return { 'script:ld+json': { '@context': 'https://schema.org', ...data } } as MetaDescriptor
}

function breadcrumbs(
  environment: ShopEnvironment,
  items: readonly { name: string; path: string }[],
): MetaDescriptor {
  const { origin, language } = environment
  return jsonLd({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { name: textsIn(environment, structuredDataMessages)('structuredData.home'), path: '/' },
      ...items,
    ].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + addressIn(language, path),
    })),
  })
}

/** The structured data of a product; empty without an absolute origin. Ratings are left out, because they are not real reviews. */
export function productJsonLd(
  env: ShopEnvironment,
  product: ProductWire,
  categories: readonly CategoryWire[] = [],
): MetaDescriptor[] {
  if (!env.origin) return []
  const { origin, mediaBase, shop, language } = env
  const path = `/product-details/${product.id}`
  const media = mediaBase.startsWith('/') ? origin + mediaBase : mediaBase
  const category = categoryName(product)
  const price = finalPrice(product)
  const breadcrumb = breadcrumbs(env, [
    ...(category
      ? [{ name: categoryTitle(category, categories), path: categoryHref(category) }]
      : []),
    { name: product.name, path },
  ])
  if (price <= 0) return [breadcrumb]
  const inStock = stockCount(product) > 0
  return [
    jsonLd({
      '@type': 'Product',
      name: product.name,
      sku: String(product.productId),
      image: productImages(product).map((path) => mediaUrl(media, path)),
      ...(category ? { category } : {}),
      offers: {
        '@type': 'Offer',
        url: origin + addressIn(language, path),
        price: String(price),
        priceCurrency: 'BDT',
        availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
        seller: { '@type': 'Organization', name: shop.name },
      },
    }),
    breadcrumb,
  ]
}

/** The structured data of the shop and of its site search. */
export function shopJsonLd(env: ShopEnvironment): MetaDescriptor[] {
  if (!env.origin) return []
  const { origin, shop, language } = env
  return [
    jsonLd({
      '@type': 'Organization',
      name: shop.name,
      url: origin,
      telephone: latinDigits(shop.phone),
      email: shop.email,
      address: shop.address,
      sameAs: socialPages(shop).map(({ href }) => href),
    }),
    jsonLd({
      '@type': 'WebSite',
      name: shop.name,
      inLanguage: language,
      url: origin + (language === 'en' ? '' : addressIn(language, '/')),
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}${addressIn(language, '/products')}?search={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    }),
  ]
}

/** The breadcrumb of a category list. */
export function listJsonLd(
  env: ShopEnvironment,
  category: string | null,
  title: string | null = category,
): MetaDescriptor[] {
  if (!env.origin || !category) return []
  return [breadcrumbs(env, [{ name: title ?? category, path: categoryHref(category) }])]
}
