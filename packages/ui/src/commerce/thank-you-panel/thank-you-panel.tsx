'use client'

import type { ComponentProps } from 'react'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { Card } from '../../components/card/card.tsx'
import { Heading } from '../../components/heading/heading.tsx'
import { Image } from '../../components/image/image.tsx'
import { PageTitle } from '../../components/page-title/page-title.tsx'
import { cn } from '../../lib/cn.ts'
import { formatAmountExact } from '../../lib/format.ts'
import { useMarket } from '../../lib/market.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { useShopRoutes } from '../../lib/routes.tsx'
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
  /** Delivery charge in taka, which is part of the total. */
  shipping?: number
  /** Amount to pay on delivery in taka. */
  total: number
  orderNumber?: string | number
  /** Suggested products. */
  suggestions: readonly ProductSummary[]
  /** Shows skeleton cards for the suggestions. @default false */
  suggestionsLoading?: boolean
  /** @default '/track-order', or `track` of `RoutesProvider` */
  trackHref?: string
  /** @default '/', or `home` of `RoutesProvider` */
  shopHref?: string
}

/** Confirms a direct order: product, total, order number and suggested products. */
export function ThankYouPanel({
  product,
  quantity = 1,
  shipping,
  total,
  orderNumber,
  suggestions,
  suggestionsLoading = false,
  onAddToBag,
  onBuyNow,
  trackHref,
  shopHref,
  className,
  children,
  ...props
}: ThankYouPanelProps) {
  const t = useMessages(thankYouPanelMessages)
  const routes = useShopRoutes()
  const market = useMarket()
  return (
    <section
      data-shop="thank-you-panel"
      className={cn('shop:grid shop:gap-10 shop:text-ink', className)}
      {...props}
    >
      <div className="shop:mx-auto shop:grid shop:w-full shop:max-w-reading shop:justify-items-center shop:gap-4 shop:text-center">
        <PageTitle>{t('thankYou.title')}</PageTitle>
        <p className="shop:m-0 shop:text-base shop:text-balance">{t('thankYou.text')}</p>
        {orderNumber !== undefined && (
          <OrderNumber label={t('thankYou.number')} number={orderNumber} />
        )}
        <Card
          padding="sm"
          className="shop:grid shop:w-full shop:grid-cols-[--spacing(20)_1fr] shop:items-center shop:gap-x-4 shop:gap-y-3 shop:text-start"
        >
          <Image
            src={product.images?.[0]}
            alt=""
            sizes="5rem"
            className={cn('shop:rounded-surface', tintBackground[product.tint ?? 'stone'])}
          />
          <div className="shop:min-w-0">
            <p className="shop:m-0 shop:font-bold">{product.name}</p>
            <p className="shop:m-0 shop:text-sm shop:text-muted">
              {t('thankYou.pieces', { n: quantity })}
            </p>
          </div>
          <div className="shop:col-span-2 shop:grid shop:gap-1 shop:border-0 shop:border-t shop:border-dashed shop:border-line shop:pt-3">
            {shipping !== undefined && (
              <p className="shop:m-0 shop:flex shop:flex-wrap shop:items-baseline shop:justify-between">
                <span>{t('thankYou.delivery')}</span>
                <span>{formatAmountExact(shipping, market)}</span>
              </p>
            )}
            <p className="shop:m-0 shop:flex shop:flex-wrap shop:items-baseline shop:justify-between">
              <span className="shop:font-bold">{t('thankYou.total')}</span>
              <span className="shop:text-xl shop:font-bold">
                {formatAmountExact(total, market)}
              </span>
            </p>
          </div>
        </Card>
        <p className="shop:m-0 shop:text-base shop:text-muted">{t('thankYou.pay')}</p>
        <div className="shop:flex shop:flex-wrap shop:justify-center shop:gap-3">
          <ButtonLink variant="outline" href={trackHref ?? routes.track}>
            {t('thankYou.track')}
          </ButtonLink>
          <ButtonLink href={shopHref ?? routes.home}>{t('thankYou.shop')}</ButtonLink>
        </div>
        {children}
      </div>
      <div className="shop:grid shop:gap-4">
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
          <p className="shop:m-0 shop:py-4 shop:text-center shop:text-base shop:text-muted">
            {t('thankYou.none')}
          </p>
        )}
      </div>
    </section>
  )
}
