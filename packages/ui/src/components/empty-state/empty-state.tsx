import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { EmptyBasket } from './empty-basket.tsx'

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is not there, in the specification's words. */
  title: ReactNode
  /** What the shopper can do about it. */
  description?: ReactNode
  /** A link or button that leads on. */
  action?: ReactNode
  /** Replaces the drawn basket; null draws nothing. */
  picture?: ReactNode
}

/** Says kindly that there is nothing here, and where to go instead. */
export function EmptyState({
  title,
  description,
  action,
  picture = <EmptyBasket />,
  className,
  ...props
}: EmptyStateProps) {
  return (
    <div
      data-slot="empty-state"
      className={cn(
        'mx-auto box-border grid max-w-reading justify-items-center gap-3 px-4 py-10 text-center text-ink',
        className,
      )}
      {...props}
    >
      {picture}
      {/* Not a paragraph: a page's title may be its heading. */}
      <div className="text-lg font-bold text-balance">{title}</div>
      {description && <p className="m-0 max-w-prose text-base text-muted">{description}</p>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
