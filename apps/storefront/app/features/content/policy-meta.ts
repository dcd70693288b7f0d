import type { MetaDescriptor } from 'react-router-dom'
import { pageMeta } from '../../lib/page-meta.ts'
import { rootData, type RouteMatches } from '../../lib/root-data.ts'
import type { PolicyText } from './policy.ts'

/** The meta tags of a policy page. */
export function policyMeta(
  matches: RouteMatches,
  text: PolicyText,
  canonical: string,
): MetaDescriptor[] {
  const shop = rootData(matches)?.environment.shop
  if (!shop) return []
  const { title, description } = text(shop)
  return pageMeta(matches, { title, description, canonical })
}
