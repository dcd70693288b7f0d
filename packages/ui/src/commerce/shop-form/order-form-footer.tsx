'use client'

import type { ComponentProps } from 'react'
import { formatAmountExact } from '../../lib/format.ts'
import { useMarket } from '../../lib/market.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { FormFailure, type FormFailureProps } from './form-failure.tsx'
import { shopFormMessages } from './shop-form.messages.ts'

export interface OrderFormFooterProps
  extends ComponentProps<'div'>, Pick<FormFailureProps, 'error' | 'phone' | 'disabled'> {
  /** Amount to pay on delivery in the market's currency; null keeps its place until it is known. */
  total?: number | null
}

/** The end of an order form: why it was rejected, the amount to pay, and the buttons as children. */
export function OrderFormFooter({
  error,
  phone,
  disabled,
  total,
  children,
  ...props
}: OrderFormFooterProps) {
  const t = useMessages(shopFormMessages)
  const market = useMarket()
  return (
    <div data-shop="order-form-footer" {...props}>
      <FormFailure error={error} phone={phone} disabled={disabled} />
      {total !== undefined && (
        <p className="shop:m-0 shop:mb-2 shop:min-h-[1lh] shop:text-center shop:text-base">
          {total !== null && t('form.cash', { total: formatAmountExact(total, market) })}
        </p>
      )}
      <div className="shop:flex shop:flex-wrap shop:gap-3">{children}</div>
    </div>
  )
}
