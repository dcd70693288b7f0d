import type { ComponentProps, ReactNode } from 'react'
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
    <dl data-slot="amount-list" className={cn('m-0 grid gap-2 text-ink', className)} {...props}>
      {rows.map((row, index) => (
        <Row key={index} {...row} />
      ))}
      <div aria-hidden="true" className="my-1 text-brand/35 stitch-x" />
      <Row {...total} strong />
    </dl>
  )
}

function Row({ label, value, note, strong = false }: Amount & { strong?: boolean }) {
  return (
    <div className="flex items-baseline justify-between gap-x-4">
      <dt className={cn('min-w-0', strong ? 'text-base font-bold' : 'text-base text-muted')}>
        {label}
        {note && <span className="block text-sm text-muted">{note}</span>}
      </dt>
      <dd
        className={cn(
          'm-0 text-end whitespace-nowrap tabular',
          strong ? 'text-xl font-bold' : 'text-base',
        )}
      >
        {value}
      </dd>
    </div>
  )
}
