'use client'

import { finalPrice, lineTotal } from '@shop/domain'
import { useId, type ReactNode } from 'react'
import { Card } from '../../components/card/card.tsx'
import { Image } from '../../components/image/image.tsx'
import { formatAmountExact, formatNumber } from '../../lib/format.ts'
import { useMarket } from '../../lib/market.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { useDeliveryZones } from '../../lib/use-delivery-zones.ts'
import { cn } from '../../lib/cn.ts'
import { AmountList } from '../amount-list/amount-list.tsx'
import { nameLang } from '../product/name-lang.ts'
import { tintBackground, type ProductSummary } from '../product/product.ts'
import { directCheckoutFormMessages } from './direct-checkout-form.messages.ts'

interface DirectOrderSummaryProps {
  product: ProductSummary
  quantity: number
  amounts: DirectOrderAmounts
  className?: string
  /** The choice of the quantity. */
  children: ReactNode
}

/** Amounts of an order of one product, in taka. */
export interface DirectOrderAmounts {
  subtotal: number
  charge: number
  total: number
}

/** The amounts of an order of one product. An unknown zone has no charge. */
export function useDirectOrderAmounts(
  { price, discountPrice }: ProductSummary,
  quantity: number,
  zone: string,
): DirectOrderAmounts {
  const charge = useDeliveryZones().find(({ value }) => value === zone)?.charge ?? 0
  const subtotal = lineTotal({ price, discountPrice, cartQuantity: quantity })
  return { subtotal, charge, total: subtotal + charge }
}

/** The ordered product, its quantity and its amounts with two decimals. */
export function DirectOrderSummary({
  product,
  quantity,
  amounts: { subtotal, charge, total },
  className,
  children,
}: DirectOrderSummaryProps) {
  const t = useMessages(directCheckoutFormMessages)
  const market = useMarket()
  const titleId = useId()
  const { name, images, tint = 'stone' } = product
  return (
    <Card asChild padding="sm">
      <section aria-labelledby={titleId} className={cn('shop:grid shop:gap-4', className)}>
        <h2 id={titleId} className="shop:m-0 shop:text-lg shop:font-bold">
          {t('direct.yourOrder')}
        </h2>
        <div className="shop:grid shop:grid-cols-[4.5rem_1fr] shop:items-center shop:gap-3">
          <Image
            src={images?.[0]}
            alt=""
            sizes="4.5rem"
            className={cn('shop:rounded-surface', tintBackground[tint])}
          />
          <p
            lang={nameLang(name)}
            className="shop:m-0 shop:min-w-0 shop:font-bold shop:[overflow-wrap:anywhere]"
          >
            {name}
          </p>
        </div>
        {children}
        <AmountList
          aria-live="polite"
          rows={[
            {
              label: `${t('direct.price')} ${formatAmountExact(finalPrice(product), market)} × ${formatNumber(quantity, market)}`,
              value: formatAmountExact(subtotal, market),
            },
            { label: t('direct.delivery'), value: formatAmountExact(charge, market) },
          ]}
          total={{ label: t('direct.total'), value: formatAmountExact(total, market) }}
        />
      </section>
    </Card>
  )
}
