'use client'

import type { ComponentProps } from 'react'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { Card } from '../../components/card/card.tsx'
import { Heading } from '../../components/heading/heading.tsx'
import { PageTitle } from '../../components/page-title/page-title.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useShopRoutes } from '../../lib/routes.tsx'
import { AmountList } from '../../commerce/amount-list/amount-list.tsx'
import { OrderNumber } from '../order-success-panel/order-number.tsx'
import { OrderedLines } from '../order-summary/ordered-lines.tsx'
import { ReceiptHead, type Receipt } from '../order-summary/receipt-head.tsx'
import { ProductGrid, type ProductGridProps } from '../../commerce/product-grid/product-grid.tsx'
import type { ProductSummary } from '../../commerce/product/product.ts'
import { thankYouPanelMessages } from './thank-you-panel.messages.ts'

export interface ThankYouPanelProps
  extends ComponentProps<'section'>, Pick<ProductGridProps, 'onAddToBag' | 'onBuyNow'> {
  /** Printed above the order. */
  receipt?: Receipt
  /** The ordered product, at the price of the order. */
  product: ProductSummary
  /** @default 1 */
  quantity?: number
  /** Price of the pieces in the market's currency. */
  subtotal?: number
  /** Delivery charge in the market's currency, which is part of the total. */
  shipping?: number
  /** Amount to pay on delivery in the market's currency. */
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
  receipt,
  subtotal,
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
  const { id, name, price, discountPrice, images, tint } = product
  const line = { key: String(id), name, price, discountPrice, quantity, tint: tint ?? 'stone' }
  return (
    <section
      data-shop="thank-you-panel"
      className={cn('shop:grid shop:gap-10 shop:text-ink', className)}
      {...props}
    >
      {receipt && <ReceiptHead {...receipt} />}
      <div className="shop:mx-auto shop:grid shop:w-full shop:max-w-reading shop:justify-items-center shop:gap-4 shop:text-center">
        <PageTitle>{t('thankYou.title')}</PageTitle>
        <p className="shop:m-0 shop:text-base shop:text-balance">{t('thankYou.text')}</p>
        {orderNumber !== undefined && (
          <OrderNumber label={t('thankYou.number')} number={orderNumber} />
        )}
        <Card padding="sm" className="shop:grid shop:w-full shop:gap-3 shop:text-start">
          <OrderedLines lines={[{ ...line, image: images?.[0] ?? null }]} />
          <AmountList
            decimals
            items={[
              { label: t('order.subtotal'), value: subtotal },
              { label: t('order.delivery'), value: shipping },
            ].flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]))}
            total={total}
            totalText={t('order.total')}
          />
        </Card>
        <p className="shop:m-0 shop:text-base shop:text-muted">{t('thankYou.pay')}</p>
        <div className="shop:flex shop:flex-wrap shop:justify-center shop:gap-3 shop:print:hidden">
          <ButtonLink variant="outline" href={trackHref ?? routes.track}>
            {t('thankYou.track')}
          </ButtonLink>
          <ButtonLink href={shopHref ?? routes.home}>{t('thankYou.shop')}</ButtonLink>
        </div>
        {children}
      </div>
      <div className="shop:grid shop:gap-4 shop:print:hidden">
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
