'use client'

import { stockCount } from '@shop/domain'
import type { ComponentProps } from 'react'
import { Button } from '../../components/button/button.tsx'
import { IconButton } from '../../components/icon-button/icon-button.tsx'
import { useMessages } from '../../lib/messages.tsx'
import type { ProductSummary } from '../product/product.ts'
import { CardShell, type CardSlots } from './card-shell.tsx'
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
  highlight?: readonly string[] | undefined
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
  const disabled = stockCount(product) === 0

  return (
    <CardShell
      slot="product-card"
      product={product}
      now={product.discountPrice}
      priority={priority}
      headingLevel={headingLevel}
      {...props}
    >
      {onBuyNow && (
        <Button
          variant="soft"
          name="buy"
          value={product.id}
          disabled={disabled}
          onClick={() => onBuyNow(product)}
          // Beside another button its text is on one line in a card for a screen of 320 px.
          className={
            onAddToBag
              ? 'shop:col-[1] shop:mt-2.5 shop:min-w-0 shop:override:px-1'
              : 'shop:mt-2.5 shop:min-w-0'
          }
        >
          {t('card.buyNow')}
        </Button>
      )}
      {onAddToBag && (
        <IconButton
          variant="outline"
          name="add"
          value={product.id}
          aria-label={t('card.add', { name: product.name })}
          disabled={disabled}
          onClick={() => onAddToBag(product)}
          className={
            onBuyNow
              ? 'shop-card-add shop:col-[2] shop:mt-2.5'
              : 'shop-card-add shop:mt-2.5 shop:justify-self-start'
          }
        />
      )}
    </CardShell>
  )
}
