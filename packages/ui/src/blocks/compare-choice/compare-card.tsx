'use client'

import { useMessages } from '../../lib/messages.tsx'
import { CardShell } from '../../commerce/product-card/card-shell.tsx'
import type { ProductSummary } from '../../commerce/product/product.ts'
import { compareChoiceMessages } from './compare-choice.messages.ts'

interface CompareCardProps {
  product: ProductSummary
  /** Name of the checkbox; its value is the product's id. */
  name: string
  priority: boolean
  headingLevel: 2 | 3 | 4
}

/** A card with a checkbox in place of its buttons. */
export function CompareCard({ product, name, ...props }: CompareCardProps) {
  const t = useMessages(compareChoiceMessages)
  return (
    <CardShell slot="compare-card" product={product} now={product.discountPrice} {...props}>
      {/* Above the link that covers the card where no script runs. */}
      <label className="shop:relative shop:z-1 shop:mt-2 shop:flex shop:min-h-11 shop:cursor-pointer shop:items-center shop:gap-2 shop:text-base shop:has-disabled:cursor-not-allowed shop:has-disabled:text-muted">
        <input
          type="checkbox"
          name={name}
          value={product.id}
          aria-label={t('compareChoice.chooseName', { name: product.name })}
          className="shop:focus-ring shop:m-0 shop:size-5.5 shop:shrink-0 shop:accent-brand"
        />
        <span>{t('compareChoice.choose')}</span>
      </label>
    </CardShell>
  )
}
