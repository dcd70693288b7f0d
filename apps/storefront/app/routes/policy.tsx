import { PolicyPage, Prose } from '@shop/ui'
import type { Route } from './+types/policy'
import { pagePolicy } from '../features/content/policy-text.ts'
import { cachePage } from '../lib/cache-page.ts'
import { pageMeta } from '../lib/page-meta.ts'

export const meta: Route.MetaFunction = ({ matches }) => {
  const policy = pagePolicy(matches)
  if (!policy) return []
  const { title, description } = policy.text
  return pageMeta(matches, { title, description, canonical: policy.path })
}

export const headers: Route.HeadersFunction = () => cachePage(5)

/** The policy pages: the texts of `app/features/content/*.policy.ts`. */
export default function Policy({ matches }: Route.ComponentProps) {
  const policy = pagePolicy(matches)
  if (!policy) return null
  const { path, shop, text } = policy
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
