import { PolicyPage, Prose } from '@shop/ui'
import { rootData, type RouteMatches } from '../../lib/root-data.ts'
import type { PolicyText } from './policy.ts'

export interface PolicyViewProps {
  matches: RouteMatches
  text: PolicyText
}

/** A policy page. */
export function PolicyView({ matches, text }: PolicyViewProps) {
  const shop = rootData(matches)?.environment.shop
  if (!shop) return null
  const { title, updated, formal, sections } = text(shop)
  return (
    <PolicyPage
      title={title}
      {...(updated ? { updated } : {})}
      contents={formal}
      sections={sections.map(({ id, title, html }) => ({
        id,
        title,
        body: <Prose trustedHtml={html} />,
      }))}
      {...(formal ? { support: { phone: shop.phone, taxId: shop.taxId } } : {})}
    />
  )
}
