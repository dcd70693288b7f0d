'use client'

import type { ComponentProps, ReactNode } from 'react'
import { Divider } from '../../components/divider/divider.tsx'
import { cn } from '../../lib/cn.ts'
import { formatAmountExact, formatPrice } from '../../lib/format.ts'
import { useMarket } from '../../lib/market.tsx'

/** One row of an `AmountList`. */
export interface Amount {
  label: ReactNode
  /** Amount in the currency of the market; null, shown as a dash, while it is unknown. */
  value: number | null
  /** Secondary text below the label. */
  note?: ReactNode
}

export interface AmountListProps extends ComponentProps<'dl'> {
  items: readonly Amount[]
  /** Amount of the emphasised last row; null, shown as a dash, while it is unknown. */
  total: number | null
  /** Label of the last row. */
  totalText: ReactNode
  /** Writes all amounts with decimals and the sign of the currency. @default false */
  decimals?: boolean
}

/** A list of labelled amounts with a total. */
export function AmountList({
  items,
  total,
  totalText,
  decimals = false,
  className,
  ...props
}: AmountListProps) {
  const market = useMarket()
  const format = decimals ? formatAmountExact : formatPrice
  const written = (value: number | null) => (value === null ? '–' : format(value, market))
  return (
    <dl
      data-shop="amount-list"
      className={cn('shop:m-0 shop:grid shop:gap-2 shop:text-ink', className)}
      {...props}
    >
      {items.map(({ label, note, value }, index) => (
        <Row key={index} label={label} note={note} amount={written(value)} />
      ))}
      <Divider className="shop:my-1" />
      <Row label={totalText} amount={written(total)} strong />
    </dl>
  )
}

interface RowProps extends Pick<Amount, 'label' | 'note'> {
  /** Formatted amount. */
  amount: string
  strong?: boolean
}

function Row({ label, amount, note, strong = false }: RowProps) {
  return (
    <div className="shop:flex shop:items-baseline shop:justify-between shop:gap-x-4 shop:max-2xs:flex-wrap">
      <dt
        className={cn(
          'shop:min-w-0',
          strong ? 'shop:text-base shop:font-bold' : 'shop:text-base shop:text-muted',
        )}
      >
        <span>{label}</span>
        {note && <span className="shop:block shop:text-sm shop:text-muted">{note}</span>}
      </dt>
      <dd
        translate="no"
        className={cn(
          'shop:m-0 shop:ms-auto shop:text-end shop:whitespace-nowrap',
          strong ? 'shop:text-xl shop:font-bold' : 'shop:text-base',
        )}
      >
        {amount}
      </dd>
    </div>
  )
}
