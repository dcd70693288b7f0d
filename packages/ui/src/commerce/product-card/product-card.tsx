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
import { type ProductSummary, tintBackground } from '../product/product.ts'
import { StockLabel } from '../stock-label/stock-label.tsx'
import { productCardMessages } from './product-card.messages.ts'

export interface ProductCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  product: ProductSummary
  /** Receives the product; without it no add button is shown. */
  onAddToBag?: (product: ProductSummary) => void
  /** Receives the product; without it no Buy Now button is shown. */
  onBuyNow?: (product: ProductSummary) => void
  /** Loads the picture eagerly, for cards in the first viewport. @default false */
  priority?: boolean
  /** Heading level of the product name. @default 3 */
  headingLevel?: 2 | 3 | 4
}

/** A product in a list: picture, discount, name, price, stock and buttons. */
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
    <article data-shop="product-card" className={cn('shop-card', className)} {...props}>
      <div className="shop:relative">
        {/* Not a tab stop, because the name links to the same page. */}
        <Anchor
          href={href}
          tabIndex={-1}
          className="shop:focus-ring shop:block shop:rounded-surface"
        >
          <Image
            src={product.images[0]}
            alt={name}
            sizes="(min-width: 80rem) 290px, (min-width: 48rem) 23vw, 46vw"
            priority={priority}
            className={cn('shop:rounded-surface', tintBackground[product.tint ?? 'stone'])}
          />
        </Anchor>
        <DiscountBadge
          price={price}
          discountPrice={discountPrice}
          className="shop:pointer-events-none shop:absolute shop:start-2 shop:top-2"
        />
      </div>
      <Name lang={nameLang(name)} className="shop-card-name">
        <Anchor href={href}>{name}</Anchor>
      </Name>
      <Price price={price} discountPrice={discountPrice} className="shop:mt-1.5" />
      <StockLabel quantity={quantity} className="shop:mt-0.5" />
      {(onBuyNow || onAddToBag) && (
        <div className="shop:mt-auto shop:flex shop:gap-2 shop:pt-2.5">
          {onBuyNow && (
            <Button
              variant="soft"
              disabled={soldOut}
              onClick={() => onBuyNow(product)}
              className="shop:min-w-0 shop:flex-1"
            >
              {t('card.buyNow')}
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
