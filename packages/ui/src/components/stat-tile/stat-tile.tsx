import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'

export interface StatTileProps extends ComponentProps<'dl'> {
  label: ReactNode
  /** The figure as it is read, such as “৳12,400”. */
  value: ReactNode
  /** What it is compared with, or of which period it is. */
  description?: ReactNode
}

/** One figure with what it counts. Children, such as a small chart, are below it. */
export function StatTile({
  label,
  value,
  description,
  className,
  children,
  ...props
}: StatTileProps) {
  return (
    <dl data-shop="stat-tile" className={cn('shop-stat-tile', className)} {...props}>
      <dt>{label}</dt>
      <dd className="shop-stat-tile-value">{value}</dd>
      {description && <dd>{description}</dd>}
      {children && <dd>{children}</dd>}
    </dl>
  )
}
