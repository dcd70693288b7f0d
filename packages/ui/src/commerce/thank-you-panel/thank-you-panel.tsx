'use client'

import type { ComponentProps } from 'react'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { Heading } from '../../components/heading/heading.tsx'
import { Image } from '../../components/image/image.tsx'
import { PageTitle } from '../../components/page-title/page-title.tsx'
import { cn } from '../../lib/cn.ts'
import { formatAmountExact } from '../../lib/format.ts'
import { useMarket } from '../../lib/market.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { OrderNumber } from '../order-success-panel/order-number.tsx'
import { ProductGrid, type ProductGridProps } from '../product-grid/product-grid.tsx'
import { tintBackground, type ProductSummary } from '../product/product.ts'
import { thankYouPanelMessages } from './thank-you-panel.messages.ts'

export interface ThankYouPanelProps
  extends ComponentProps<'section'>, Pick<ProductGridProps, 'onAddToBag' | 'onBuyNow'> {
  /** The ordered product. */
  product: ProductSummary
  /** @default 1 */
  quantity?: number
  /** Amount to pay on delivery in taka. */
  total: number
  orderNumber?: string | number
  /** Suggested products. */
  suggestions: readonly ProductSummary[]
  /** Shows skeleton cards for the suggestions. @default false */
  suggestionsLoading?: boolean
  /** @default '/track-order' */
  trackHref?: string
  /** @default '/' */
  shopHref?: string
}

/** Confirms a direct order: product, total, order number and suggested products. */
export function ThankYouPanel({
  product,
  quantity = 1,
  total,
  orderNumber,
  suggestions,
  suggestionsLoading = false,
  onAddToBag,
  onBuyNow,
  trackHref = '/track-order',
  shopHref = '/',
  className,
  children,
  ...props
}: ThankYouPanelProps) {
  const t = useMessages(thankYouPanelMessages)
  const market = useMarket()
  return (
    <section
      data-slot="thank-you-panel"
      className={cn('grid gap-10 text-ink', className)}
      {...props}
    >
      <div className="mx-auto grid w-full max-w-reading justify-items-center gap-4 text-center">
        <PageTitle>{t('thankYou.title')}</PageTitle>
        <p className="m-0 text-base text-balance">{t('thankYou.text')}</p>
        {orderNumber !== undefined && (
          <OrderNumber label={t('thankYou.number')} number={orderNumber} />
        )}
        <div className="grid w-full grid-cols-[5rem_1fr] items-center gap-x-4 gap-y-3 rounded-surface border border-line bg-surface p-4 text-start">
          <Image
            src={product.images[0]}
            alt=""
            sizes="5rem"
            className={cn('rounded-surface', tintBackground[product.tint ?? 'stone'])}
          />
          <div className="min-w-0">
            <p className="m-0 font-bold">{product.name}</p>
            <p className="m-0 text-sm text-muted">{t('thankYou.pieces', { n: quantity })}</p>
          </div>
          <p className="col-span-2 m-0 flex items-baseline justify-between border-0 border-t border-dashed border-line pt-3">
            <span className="font-bold">{t('thankYou.total')}</span>
            <span className="text-xl font-bold tabular">{formatAmountExact(total, market)}</span>
          </p>
        </div>
        <p className="m-0 text-base text-muted">{t('thankYou.pay')}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink variant="outline" href={trackHref}>
            {t('thankYou.track')}
          </ButtonLink>
          <ButtonLink href={shopHref}>{t('thankYou.shop')}</ButtonLink>
        </div>
        {children}
      </div>
      <div className="grid gap-4">
        <Heading level={2}>{t('thankYou.suggestions')}</Heading>
        {suggestionsLoading || suggestions.length > 0 ? (
          <ProductGrid
            products={suggestions}
            loading={suggestionsLoading}
            skeletonCount={4}
            onAddToBag={onAddToBag}
            onBuyNow={onBuyNow}
          />
        ) : (
          <p className="m-0 py-4 text-center text-base text-muted">{t('thankYou.none')}</p>
        )}
      </div>
    </section>
  )
}
