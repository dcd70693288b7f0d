import type { MetaDescriptor } from 'react-router-dom'
import { pageMeta } from '../../lib/page-meta.ts'
import { rootData, type RouteMatches } from '../../lib/root-data.ts'
import type { Policies } from '../../messages/policy.ts'
import { pagePolicy } from '../../messages/texts.ts'

/** The meta tags of a policy page. */
export function policyMeta(
  matches: RouteMatches,
  text: Partial<Policies>,
  canonical: string,
): MetaDescriptor[] {
  const shop = rootData(matches)?.environment.shop
  if (!shop) return []
  const { title, description } = pagePolicy(matches, text)(shop)
  return pageMeta(matches, { title, description, canonical })
}
