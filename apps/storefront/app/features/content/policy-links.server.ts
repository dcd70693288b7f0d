import { policyPages } from '../../lib/pages.ts'
import type { PageLink } from '../../lib/root-data.ts'
import type { ShopEnvironment } from '../../lib/shop-environment.ts'
import { policyText } from './policy-text.ts'

/** The links of the footer to the policies. Only the server makes them, so that no other page carries the texts. */
export function policyLinks({ language, shop }: ShopEnvironment): PageLink[] {
  return policyPages.map(({ path, policy }) => ({
    label: policyText(language, policy)(shop).link,
    href: path,
  }))
}
