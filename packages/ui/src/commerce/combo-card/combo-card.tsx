'use client'

import { comboPrice } from '@shop/domain'
import type { ComponentProps } from 'react'
import { Button } from '../../components/button/button.tsx'
import { Image } from '../../components/image/image.tsx'
import { cn } from '../../lib/cn.ts'
import { BaseLink } from '../../lib/link.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { DiscountBadge } from '../discount-badge/discount-badge.tsx'
import { Price } from '../price/price.tsx'
import { nameLang } from '../product/name-lang.ts'
import { type ProductSummary, tintBackground } from '../product/product.ts'
import { StockLabel } from '../stock-label/stock-label.tsx'
import { comboCardMessages } from './combo-card.messages.ts'

export interface ComboCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  product: ProductSummary
  /** Current price in taka. @default product.currentPrice, else its discount price */
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
  className,
  ...props
}: ComboCardProps) {
  const t = useMessages(comboCardMessages)
  const { name, href, price, discountPrice = null, quantity } = product
  const Name = `h${headingLevel}` as const
  const now = comboPrice({ price, discountPrice, currentPrice })

  return (
    <article
      data-shop="combo-card"
      className={cn(
        'shop:group shop:flex shop:h-full shop:min-w-0 shop:flex-col shop:overflow-clip shop:rounded-surface shop:border shop:border-solid shop:border-line shop:bg-surface shop:text-ink',
        className,
      )}
      {...props}
    >
      <div className="shop:relative">
        <BaseLink href={href} tabIndex={-1} className="shop:focus-ring shop:block">
          <Image
            src={product.images[0]}
            alt={name}
            sizes="(min-width: 80rem) 290px, (min-width: 48rem) 23vw, 46vw"
            priority={priority}
            className={tintBackground[product.tint ?? 'butter']}
          />
        </BaseLink>
        <DiscountBadge
          price={price}
          discountPrice={now}
          className="shop:pointer-events-none shop:absolute shop:start-2 shop:top-2"
        />
      </div>
      <div className="shop:flex shop:flex-1 shop:flex-col shop:p-3 shop:md:p-4">
        <Name
          lang={nameLang(name)}
          className="shop:m-0 shop:grow shop:text-base shop:leading-snug shop:font-bold"
        >
          <BaseLink
            href={href}
            className="shop:focus-ring shop:line-clamp-2 shop:rounded-sm shop:text-inherit shop:no-underline shop:group-hover:underline shop:group-hover:underline-offset-4"
          >
            {name}
          </BaseLink>
        </Name>
        <Price price={price} discountPrice={now} className="shop:mt-1.5" />
        <StockLabel quantity={quantity} className="shop:mt-0.5" />
        <div className="shop:mt-auto shop:pt-3">
          <Button block disabled={!(quantity > 0)} onClick={() => onOrder(product)}>
            {t('combo.order')}
          </Button>
        </div>
      </div>
    </article>
  )
}
