import type { ComponentProps, ReactNode } from 'react'
import { Divider } from '../../components/divider/divider.tsx'
import { cn } from '../../lib/cn.ts'

/** One row of an `AmountList`. */
export interface Amount {
  label: ReactNode
  /** Formatted amount. */
  value: ReactNode
  /** Secondary text below the label. */
  note?: ReactNode
}

export interface AmountListProps extends ComponentProps<'dl'> {
  rows: readonly Amount[]
  /** The emphasised last row. */
  total: Amount
}

/** A list of labelled amounts with a total. */
export function AmountList({ rows, total, className, ...props }: AmountListProps) {
  return (
    <dl
      data-shop="amount-list"
      className={cn('shop:m-0 shop:grid shop:gap-2 shop:text-ink', className)}
      {...props}
    >
      {rows.map((row, index) => (
        <Row key={index} {...row} />
      ))}
      <Divider className="shop:my-1" />
      <Row {...total} strong />
    </dl>
  )
}

function Row({ label, value, note, strong = false }: Amount & { strong?: boolean }) {
  return (
    <div className="shop:flex shop:items-baseline shop:justify-between shop:gap-x-4 shop:max-2xs:flex-wrap">
      <dt
        className={cn(
          'shop:min-w-0',
          strong ? 'shop:text-base shop:font-bold' : 'shop:text-base shop:text-muted',
        )}
      >
        {label}
        {note && <span className="shop:block shop:text-sm shop:text-muted">{note}</span>}
      </dt>
      <dd
        className={cn(
          'shop:m-0 shop:ms-auto shop:text-end shop:whitespace-nowrap',
          strong ? 'shop:text-xl shop:font-bold' : 'shop:text-base',
        )}
      >
        {value}
      </dd>
    </div>
  )
}
