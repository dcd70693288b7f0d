import type { MetaDescriptor } from 'react-router-dom'
import type { ShopEnvironment } from './shop.ts'

export interface PageMeta {
  environment: ShopEnvironment | undefined
  title: string
  description?: string
  /** Path of the page that search engines should know; absent for pages they should not. */
  canonical?: string
  /** Media path of the picture that link previews show. */
  image?: string
  /** Further tags, such as a product's price. */
  more?: MetaDescriptor[]
}

/** The head of one page: title, description, canonical address and link preview. */
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
