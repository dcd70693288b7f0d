import type { MetaDescriptor } from 'react-router-dom'
import { pageMeta } from '../../lib/meta.ts'
import type { ShopEnvironment } from '../../lib/shop.ts'
import type { PolicyText } from './policy.ts'

/** The head of a policy page. */
export function policyHead(
  environment: ShopEnvironment | undefined,
  text: PolicyText,
  canonical: string,
): MetaDescriptor[] {
  if (!environment) return []
  const { title, description } = text(environment.shop)
  return pageMeta({ environment, title, description, canonical })
}
