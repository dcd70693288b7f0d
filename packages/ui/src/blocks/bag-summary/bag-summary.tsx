'use client'

import { useId, type ComponentProps, type ReactNode } from 'react'
import { Button } from '../../components/button/button.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { AmountList } from '../../commerce/amount-list/amount-list.tsx'
import { SummaryCard } from '../../commerce/amount-list/summary-card.tsx'
import { bagSummaryMessages } from './bag-summary.messages.ts'

export interface BagSummaryProps extends ComponentProps<'section'> {
  /** Sum of the lines in the market's currency. */
  subtotal: number
  /** Delivery charge in the market's currency; 0 is shown as a dash, because the charge depends on the zone selected later. @default 0 */
  shipping?: number
  /** Total of the bag in the market's currency. */
  total: number
  /** Coupon discount in the market's currency. @default 0 */
  discount?: number
  /** Code of the coupon, shown beside the discount. */
  couponCode?: string | null
  /** Usually a `CouponField`. */
  coupon?: ReactNode
  /** Called when the enabled Checkout button is pressed. */
  onCheckout: () => void
  /** Disables Checkout, for example because a line must be removed first. @default false */
  checkoutDisabled?: boolean
  /** Hides the amounts and disables Checkout while the bag is loading. @default false */
  loading?: boolean
  /** Why Checkout is disabled. @default 'Put something in your bag first.' */
  disabledReason?: string
}

/** Amounts of the bag, a coupon slot and the checkout button. */
export function BagSummary({
  subtotal,
  shipping = 0,
  total,
  discount = 0,
  couponCode,
  coupon,
  onCheckout,
  checkoutDisabled = false,
  loading = false,
  disabledReason,
  children,
  ...props
}: BagSummaryProps) {
  const t = useMessages(bagSummaryMessages)
  const reasonId = useId()
  const reason = checkoutDisabled && !loading
  return (
    <SummaryCard data-shop="bag-summary" title={t('bagSummary.title')} {...props}>
      {coupon}
      <AmountList
        items={[
          { label: t('bagSummary.subtotal'), value: loading ? null : subtotal },
          ...(discount > 0
            ? [
                {
                  label: couponCode
                    ? t('bagSummary.coupon', { code: couponCode })
                    : t('bagSummary.discount'),
                  value: -discount,
                },
              ]
            : []),
          shipping > 0
            ? { label: t('bagSummary.shipping'), value: shipping }
            : {
                label: t('bagSummary.shipping'),
                note: t('bagSummary.shippingLater'),
                value: null,
              },
        ]}
        total={loading ? null : total}
        totalText={t('bagSummary.total')}
      />
      <div className="shop:grid shop:gap-2">
        <Button
          size="lg"
          fullWidth
          disabled={checkoutDisabled || loading}
          aria-describedby={reason ? reasonId : undefined}
          onClick={onCheckout}
        >
          {t('bagSummary.checkout')}
        </Button>
        {reason && (
          <p id={reasonId} className="shop:m-0 shop:text-center shop:text-sm shop:text-muted">
            {disabledReason ?? t('bagSummary.empty')}
          </p>
        )}
      </div>
      {children}
    </SummaryCard>
  )
}
