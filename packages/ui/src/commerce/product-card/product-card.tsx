'use client'

import type { ComponentProps } from 'react'
import { Button } from '../../components/button/button.tsx'
import { IconButton } from '../../components/icon-button/icon-button.tsx'
import { Image } from '../../components/image/image.tsx'
import { cn } from '../../lib/cn.ts'
import { useLinkElement } from '../../lib/link.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { DiscountBadge } from '../discount-badge/discount-badge.tsx'
import { Price } from '../price/price.tsx'
import { addToBagIcon } from '../product/add-to-bag-icon.tsx'
import { nameLang } from '../product/name-lang.ts'
import { type ProductSummary, tintGround } from '../product/product.ts'
import { StockLabel } from '../stock-label/stock-label.tsx'
import { productCardMessages } from './product-card.messages.ts'

export interface ProductCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  product: ProductSummary
  /** Gets the product; without it there is no button to add with. */
  onAddToBag?: (product: ProductSummary) => void
  /** Gets the product; without it there is no Buy Now. */
  onBuyNow?: (product: ProductSummary) => void
  /** Its picture is part of the first view. @default false */
  priority?: boolean
  /** Depth of the name in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4
}

/** A product on the shelf: what it is, what it costs, how much is off, whether it can be had. */
export function ProductCard({
  product,
  onAddToBag,
  onBuyNow,
  priority = false,
  headingLevel = 3,
  className,
  ...props
}: ProductCardProps) {
  const t = useMessages(productCardMessages)
  const Anchor = useLinkElement()
  const { name, href, price, discountPrice, quantity } = product
  const Name = `h${headingLevel}` as const
  const soldOut = !(quantity > 0)

  return (
    <article data-slot="product-card" className={cn('shop-card', className)} {...props}>
      <div className="relative">
        {/* The name is the tab stop; a second stop to the same page would only double the way. */}
        <Anchor href={href} tabIndex={-1} className="focus-ring block rounded-surface">
          <Image
            src={product.images[0]}
            alt={name}
            sizes="(min-width: 80rem) 290px, (min-width: 48rem) 23vw, 46vw"
            priority={priority}
            className={cn('rounded-surface', tintGround[product.tint ?? 'stone'])}
          />
        </Anchor>
        <DiscountBadge
          price={price}
          discountPrice={discountPrice}
          className="pointer-events-none absolute start-2 top-2"
        />
      </div>
      <Name lang={nameLang(name)} className="shop-card-name">
        <Anchor href={href}>{name}</Anchor>
      </Name>
      <Price price={price} discountPrice={discountPrice} className="mt-1.5" />
      <StockLabel quantity={quantity} className="mt-0.5" />
      {(onBuyNow || onAddToBag) && (
        <div className="mt-auto flex gap-2 pt-2.5">
          {onBuyNow && (
            <Button
              variant="soft"
              disabled={soldOut}
              onClick={() => onBuyNow(product)}
              className="min-w-0 flex-1"
            >
              {t('card.buy-now')}
            </Button>
          )}
          {onAddToBag && (
            <IconButton
              variant="outline"
              label={t('card.add', { name })}
              disabled={soldOut}
              onClick={() => onAddToBag(product)}
            >
              {addToBagIcon}
            </IconButton>
          )}
        </div>
      )}
    </article>
  )
}
