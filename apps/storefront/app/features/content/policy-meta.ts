import type { MetaDescriptor } from 'react-router-dom'
import { pageMeta } from '../../lib/page-meta.ts'
import type { ShopEnvironment } from '../../lib/shop-environment.ts'
import type { PolicyText } from './policy.ts'

/** The meta tags of a policy page. */
export function policyMeta(
  environment: ShopEnvironment | undefined,
  text: PolicyText,
  canonical: string,
): MetaDescriptor[] {
  if (!environment) return []
  const { title, description } = text(environment.shop)
  return pageMeta({ environment, title, description, canonical })
}
