'use client'

import { stockCount } from '@shop/domain'
import type { ComponentProps } from 'react'
import { Button } from '../../components/button/button.tsx'
import { IconButton } from '../../components/icon-button/icon-button.tsx'
import { cn } from '../../lib/cn.ts'
import { useLinkElement } from '../../lib/link.tsx'
import { useMessages } from '../../lib/messages.tsx'
import type { ProductSummary } from '../product/product.ts'
import { cardShell, type CardSlots } from './card-shell.tsx'
import { productCardMessages } from './product-card.messages.ts'

export interface ProductCardProps extends Omit<ComponentProps<'article'>, 'children'>, CardSlots {
  product: ProductSummary
  /** Receives the product; without it no add button is shown. */
  onAddToBag?: (product: ProductSummary) => void
  /** Receives the product; without it no Buy Now button is shown. */
  onBuyNow?: (product: ProductSummary) => void
  /** Loads the picture eagerly, for cards in the first viewport. @default false */
  priority?: boolean
  /** Heading level of the product name. @default 3 */
  headingLevel?: 2 | 3 | 4
  /** Words of the name to mark, in lower case, such as those that a search found. @default none */
  marks?: readonly string[] | undefined
}

/** A product in a list: picture, discount, name, price, stock and buttons. */
export function ProductCard({
  product,
  onAddToBag,
  onBuyNow,
  priority = false,
  headingLevel = 3,
  ...props
}: ProductCardProps) {
  const t = useMessages(productCardMessages)
  const Anchor = useLinkElement()
  const disabled = stockCount({ quantity: product.quantity }) === 0

  return cardShell({
    slot: 'product-card',
    Anchor,
    product,
    now: product.discountPrice,
    priority,
    headingLevel,
    ...props,
    children: (
      <>
        {onBuyNow &&
          Button({
            variant: 'soft',
            name: 'buy',
            value: product.id,
            disabled,
            onClick: () => onBuyNow(product),
            children: t('card.buyNow'),
          })}
        {onAddToBag &&
          IconButton({
            variant: 'outline',
            name: 'add',
            value: product.id,
            label: t('card.add', { name: product.name }),
            disabled,
            onClick: () => onAddToBag(product),
            className: cn('shop-card-add', !onBuyNow && 'shop:justify-self-start'),
          })}
      </>
    ),
  })
}
