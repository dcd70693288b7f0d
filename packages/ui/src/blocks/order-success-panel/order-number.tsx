import { writeDigits } from '@shop/domain'
import type { ReactNode } from 'react'
import { useMarket } from '../../lib/market.tsx'

interface OrderNumberProps {
  label: ReactNode
  number: string | number
  /** Text below the number, such as the recipient. */
  note?: ReactNode
}

/** An order number in a dashed frame, selectable as a whole. */
export function OrderNumber({ label, number, note }: OrderNumberProps) {
  const { digits } = useMarket()
  return (
    <div className="shop:rounded-surface shop:border-2 shop:border-dashed shop:border-offer shop:bg-offer-soft shop:px-6 shop:py-3 shop:text-center">
      <p className="shop:m-0 shop:text-sm">{label}</p>
      <p translate="no" className="shop:m-0 shop:text-xl shop:font-bold shop:select-all">
        {writeDigits(String(number), digits)}
      </p>
      {note && <p className="shop:m-0 shop:text-sm">{note}</p>}
    </div>
  )
}
