import { useLocation, useMatches, type MetaDescriptor } from 'react-router-dom'
import type { RouteHandle } from './route-module.tsx'

/** The title, meta tags and structured data of the page, from its route's `meta`. */
export function PageMetaTags() {
  const location = useLocation()
  const matches = useMatches()
  const { loaderData, params = {}, handle } = matches.at(-1) ?? {}
  const meta = (handle as RouteHandle | undefined)?.meta
  const tags = meta?.({
    data: loaderData,
    loaderData,
    params,
    location,
    matches: matches.map((match) => ({ ...match, meta: [] })),
  })
  return tags?.map(MetaTag)
}

function MetaTag(tag: MetaDescriptor) {
  if ('title' in tag) return <title key="title">{String(tag.title)}</title>
  if ('script:ld+json' in tag) {
    const json = JSON.stringify(tag['script:ld+json']).replaceAll('<', '\\u003c')
    const html = { __html: json }
    return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={html} />
  }
  const key = JSON.stringify(tag)
  if ('tagName' in tag && tag.tagName === 'link') {
    const { tagName: _, ...link } = tag
    return <link key={key} {...link} />
  }
  return <meta key={key} {...tag} />
}
