import { PolicyPage, Prose } from '@shop/ui'
import { rootData, type RouteMatches } from '../../lib/root-data.ts'
import type { Policies } from '../../messages/policy.ts'
import { pagePolicy } from '../../messages/texts.ts'

export interface PolicyViewProps {
  matches: RouteMatches
  /** The English text by the name of the policy. */
  text: Partial<Policies>
}

/** A policy page. */
export function PolicyView({ matches, text }: PolicyViewProps) {
  const shop = rootData(matches)?.environment.shop
  if (!shop) return null
  const { title, updated, formal, sections } = pagePolicy(matches, text)(shop)
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
