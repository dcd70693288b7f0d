import type { MetaDescriptor } from 'react-router-dom'
import type { ShopEnvironment } from './shop-environment.ts'

export interface PageMeta {
  environment: ShopEnvironment | undefined
  title: string
  description?: string
  /** Canonical path. A page without one gets `noindex`. */
  canonical?: string
  /** Media path of the Open Graph image. */
  image?: string
  /** Additional tags, such as a product's price. */
  more?: MetaDescriptor[]
}

/** The meta tags of a page: title, description, canonical URL and Open Graph. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { environment, canonical, description, image, more = [] } = page
  const name = environment?.shop.name ?? ''
  const title = name ? `${page.title} · ${name}` : page.title
  const origin = environment?.origin ?? ''
  const tags: MetaDescriptor[] = [{ title }, { property: 'og:title', content: title }]
  if (description) {
    tags.push(
      { name: 'description', content: description },
      { property: 'og:description', content: description },
    )
  }
  if (image) {
    const address = `${environment?.mediaBase ?? ''}/${image}`
    tags.push({
      property: 'og:image',
      content: address.startsWith('/') ? origin + address : address,
    })
  }
  if (canonical === undefined) tags.push({ name: 'robots', content: 'noindex' })
  else if (origin) {
    tags.push(
      { tagName: 'link', rel: 'canonical', href: origin + canonical },
      { property: 'og:url', content: origin + canonical },
    )
  }
  return [...tags, ...more]
}
