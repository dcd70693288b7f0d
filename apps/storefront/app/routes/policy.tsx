import { PolicyPage, Prose } from '@shop/ui'
import type { Route } from './+types/policy'
import { pagePolicy } from '../features/content/policy-text.ts'
import { pageMeta } from '../lib/page-meta.ts'

export const meta: Route.MetaFunction = ({ matches }) => {
  const { path, text } = pagePolicy(matches)
  const { title, description } = text
  return pageMeta(matches, { title, description, canonical: path })
}

/** The policy pages: the texts of `app/features/content/*.policy.ts`. */
export default function Policy({ matches }: Route.ComponentProps) {
  const { path, shop, text } = pagePolicy(matches)
  const { title, updated, formal, sections } = text
  return (
    <PolicyPage
      // Another policy is another page, so that nothing of the previous one stays.
      key={path}
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
