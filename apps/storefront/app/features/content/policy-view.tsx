import { PolicyPage, Prose } from '@shop/ui'
import type { ShopSettings } from '../../lib/shop-environment.ts'
import type { PolicyText } from './policy.ts'

export interface PolicyViewProps {
  /** Undefined when the root loader failed. */
  shop: ShopSettings | undefined
  text: PolicyText
}

/** A policy page. */
export function PolicyView({ shop, text }: PolicyViewProps) {
  if (!shop) return null
  const { title, updated, formal, sections } = text(shop)
  return (
    <PolicyPage
      title={title}
      {...(updated ? { updated } : {})}
      contents={formal}
      sections={sections.map(({ id, title, html }) => ({ id, title, body: <Prose html={html} /> }))}
      {...(formal ? { support: { phone: shop.phone, taxId: shop.taxId } } : {})}
    />
  )
}
