'use client'

import { discountPercent, finalPrice } from '@shop/domain'
import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { formatPrice } from '../../lib/format.ts'
import { useMarket } from '../../lib/market.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { priceMessages } from './price.messages.ts'

export interface PriceProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Regular price in the market's currency. */
  price: number
  /** Discounted price in the market's currency; ignored unless it is above 0 and below `price`. */
  discountPrice?: number | null
  /** Size of the selling price. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** Shows the saving in the market's currency. @default false */
  showSaving?: boolean
  /** Leaves out the spoken word "Price", which in a list would be repeated for each card. @default false */
  hideLabel?: boolean
}

const priceVariants = cva(
  'shop:m-0 shop:flex shop:flex-wrap shop:items-baseline shop:gap-x-2 shop:leading-tight shop:font-bold shop:text-ink',
  {
    variants: { size: { sm: 'shop:text-base', md: 'shop:text-lg', lg: 'shop:text-3xl' } },
    defaultVariants: { size: 'md' },
  },
)

/** The price of one piece. With a discount, the original price is shown struck through beside it. */
export function Price({
  price,
  discountPrice,
  size,
  showSaving = false,
  hideLabel = false,
  className,
  ...props
}: PriceProps) {
  const t = useMessages(priceMessages)
  const market = useMarket()
  const now = finalPrice({ price, discountPrice })
  const cheaper = now < price

  return (
    <p
      data-shop="price"
      translate="no"
      data-size={size ?? 'md'}
      className={cn(priceVariants({ size }), className)}
      {...props}
    >
      {!hideLabel && (
        <span translate="yes" className="shop:sr-only">
          {`${t('price.now')} `}
        </span>
      )}
      {formatPrice(now, market)}
      {cheaper && (
        <s
          className={
            size === 'lg'
              ? 'shop:text-lg shop:leading-tight shop:font-normal shop:text-muted'
              : 'shop:text-sm shop:leading-tight shop:font-normal shop:text-muted'
          }
        >
          <span translate="yes" className="shop:sr-only">
            {`${t('price.original')} `}
          </span>
          {formatPrice(price, market)}
        </s>
      )}
      {cheaper && showSaving && discountPercent({ price, discountPrice }) > 0 && (
        <span
          translate="yes"
          className="shop:text-sm shop:font-bold shop:whitespace-nowrap shop:text-danger"
        >
          {t('price.saving', { amount: formatPrice(price - now, market) })}
        </span>
      )}
    </p>
  )
}
