'use client'

import type { ReactNode } from 'react'
import { formatAmountExact } from '../../lib/format.ts'
import { useMarket } from '../../lib/market.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { FormFailure, type FormFailureProps } from './form-failure.tsx'
import { shopFormMessages } from './shop-form.messages.ts'

interface OrderFormEndProps extends FormFailureProps {
  /** Amount to pay on delivery in taka. */
  total?: number
  /** The buttons. */
  children: ReactNode
}

/** What is at the end of an order form: messages about the order, the amount to pay, and the buttons. */
export function OrderFormEnd({ total, children, ...error }: OrderFormEndProps) {
  const t = useMessages(shopFormMessages)
  const market = useMarket()
  return (
    <div>
      <FormFailure {...error} />
      {total !== undefined && (
        <p className="shop:m-0 shop:mb-2 shop:text-center shop:text-base">
          {t('form.cash', { total: formatAmountExact(total, market) })}
        </p>
      )}
      <div className="shop:flex shop:flex-wrap shop:gap-3">{children}</div>
    </div>
  )
}
