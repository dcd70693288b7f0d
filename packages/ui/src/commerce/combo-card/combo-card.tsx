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
      data-slot="combo-card"
      className={cn(
        'group flex h-full min-w-0 flex-col overflow-clip rounded-surface border border-solid border-line bg-surface text-ink',
        className,
      )}
      {...props}
    >
      <div className="relative">
        <BaseLink href={href} tabIndex={-1} className="focus-ring block">
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
          className="pointer-events-none absolute start-2 top-2"
        />
      </div>
      <div className="flex flex-1 flex-col p-3 md:p-4">
        <Name lang={nameLang(name)} className="m-0 grow text-base leading-snug font-bold">
          <BaseLink
            href={href}
            className="focus-ring line-clamp-2 rounded-sm text-inherit no-underline group-hover:underline group-hover:underline-offset-4"
          >
            {name}
          </BaseLink>
        </Name>
        <Price price={price} discountPrice={now} className="mt-1.5" />
        <StockLabel quantity={quantity} className="mt-0.5" />
        <div className="mt-auto pt-3">
          <Button block disabled={!(quantity > 0)} onClick={() => onOrder(product)}>
            {t('combo.order')}
          </Button>
        </div>
      </div>
    </article>
  )
}
