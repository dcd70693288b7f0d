import { categoryName, finalPrice, productImages, stockCount, type ProductWire } from '@shop/domain'
import type { MetaDescriptor } from 'react-router-dom'
import { categoryHref } from '../../lib/category-view.ts'
import type { ShopEnvironment } from '../../lib/shop.ts'

type Json = Record<string, unknown>

function block(data: Json): MetaDescriptor {
  return { 'script:ld+json': { '@context': 'https://schema.org', ...data } } as MetaDescriptor
}

function crumbs(origin: string, steps: readonly { name: string; path: string }[]): MetaDescriptor {
  return block({
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  })
}

/** What search engines read of a product; nothing without an absolute address or a price. Ratings are left out: nobody gave them. */
export function productData(
  env: ShopEnvironment | undefined,
  product: ProductWire,
): MetaDescriptor[] {
  if (!env?.origin) return []
  const { origin, mediaBase, shop } = env
  const url = `${origin}/product-details/${product.id}`
  const media = mediaBase.startsWith('/') ? origin + mediaBase : mediaBase
  const category = categoryName(product)
  const price = finalPrice(product)
  const trail = crumbs(origin, [
    { name: 'Home', path: '/' },
    ...(category ? [{ name: category, path: categoryHref(category) }] : []),
    { name: product.name, path: `/product-details/${product.id}` },
  ])
  if (price <= 0) return [trail]
  const inStock = stockCount(product) > 0
  return [
    block({
      '@type': 'Product',
      name: product.name,
      sku: String(product.productId),
      image: productImages(product).map((path) => `${media}/${path}`),
      ...(category ? { category } : {}),
      offers: {
        '@type': 'Offer',
        url,
        price: String(price),
        priceCurrency: 'BDT',
        availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
        seller: { '@type': 'Organization', name: shop.name },
      },
    }),
    trail,
  ]
}

/** What search engines read of the shop itself, and how they may search it. */
export function shopData(env: ShopEnvironment | undefined): MetaDescriptor[] {
  if (!env?.origin) return []
  const { origin, shop } = env
  return [
    block({
      '@type': 'Organization',
      name: shop.name,
      url: origin,
      telephone: shop.phone,
      email: shop.email,
      address: shop.address,
      sameAs: Object.values(shop.social),
    }),
    block({
      '@type': 'WebSite',
      name: shop.name,
      url: origin,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}/products?search={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    }),
  ]
}

/** The trail to a list of one category. */
export function listData(
  env: ShopEnvironment | undefined,
  category: string | null,
): MetaDescriptor[] {
  if (!env?.origin || !category) return []
  return [
    crumbs(env.origin, [
      { name: 'Home', path: '/' },
      { name: category, path: categoryHref(category) },
    ]),
  ]
}
