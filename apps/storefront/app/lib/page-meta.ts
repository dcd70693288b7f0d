import type { MetaDescriptor } from 'react-router-dom'
import { rootData, type RouteMatches } from './root-data.ts'

export interface PageMeta {
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
export function pageMeta(matches: RouteMatches, page: PageMeta): MetaDescriptor[] {
  const environment = rootData(matches)?.environment
  const { canonical, description, image, more = [] } = page
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
