import { mediaUrl } from '@shop/domain'
import type { MetaDescriptor } from 'react-router-dom'
import { addressIn, languages, type Language } from './language.ts'
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

/** The locale of a language as Open Graph writes it. */
const OPEN_GRAPH_LOCALE: Readonly<Record<Language, string>> = { en: 'en_US', bn: 'bn_BD' }

/** The meta tags of a page: title, description, canonical URL, other languages and Open Graph. */
export function pageMeta(matches: RouteMatches, page: PageMeta): MetaDescriptor[] {
  const { environment } = rootData(matches)
  const { canonical, description, image, more = [] } = page
  const { origin, language, mediaBase, shop } = environment
  const title = `${page.title} · ${shop.name}`
  const tags: MetaDescriptor[] = [{ title }, { property: 'og:title', content: title }]
  if (description) {
    tags.push(
      { name: 'description', content: description },
      { property: 'og:description', content: description },
    )
  }
  if (image) {
    const address = mediaUrl(mediaBase, image)
    tags.push({
      property: 'og:image',
      content: address.startsWith('/') ? origin + address : address,
    })
  }
  if (canonical === undefined) tags.push({ name: 'robots', content: 'noindex' })
  else if (origin) {
    const url = origin + addressIn(language, canonical)
    tags.push(
      { tagName: 'link', rel: 'canonical', href: url },
      { property: 'og:url', content: url },
      { property: 'og:locale', content: OPEN_GRAPH_LOCALE[language] },
      ...alternates(origin, canonical),
    )
  }
  return [...tags, ...more]
}

/** The addresses of a page in all languages; English is for everybody else. */
function alternates(origin: string, path: string): MetaDescriptor[] {
  const link = (hrefLang: string, language: Language) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: origin + addressIn(language, path),
  })
  return [...languages.map((language) => link(language, language)), link('x-default', 'en')]
}
