'use client'

import { comboPrice, stockCount } from '@shop/domain'
import type { ComponentProps } from 'react'
import { Button } from '../../components/button/button.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { CardShell, type CardSlots } from '../product-card/card-shell.tsx'
import type { ProductSummary } from '../product/product.ts'
import { comboCardMessages } from './combo-card.messages.ts'

export interface ComboCardProps extends Omit<ComponentProps<'article'>, 'children'>, CardSlots {
  product: ProductSummary
  /** Current price in the market's currency. @default product.currentPrice, else its discount price */
  currentPrice?: number | null
  /** Receives the product. */
  onOrder: (product: ProductSummary) => void
  /** Loads the picture eagerly, for cards in the first viewport. @default false */
  priority?: boolean
  /** Heading level of the product name. @default 3 */
  headingLevel?: 2 | 3 | 4
}

/** A card for a combo, several products sold at one price, with an order button. */
export function ComboCard({
  product,
  currentPrice = product.currentPrice,
  onOrder,
  priority = false,
  headingLevel = 3,
  ...props
}: ComboCardProps) {
  const t = useMessages(comboCardMessages)
  const { price, discountPrice = null } = product

  return (
    <CardShell
      slot="combo-card"
      framed
      product={product}
      now={comboPrice({ price, discountPrice, currentPrice })}
      priority={priority}
      headingLevel={headingLevel}
      {...props}
    >
      <Button
        name="order"
        value={product.id}
        disabled={stockCount(product) === 0}
        onClick={() => onOrder(product)}
        className="shop:mt-3 shop:min-w-0"
      >
        {t('combo.order')}
      </Button>
    </CardShell>
  )
}
