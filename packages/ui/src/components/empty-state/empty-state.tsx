import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { EmptyBasket } from './empty-basket.tsx'

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is missing, such as "No products found." */
  title: ReactNode
  /** What the shopper can do next. */
  description?: ReactNode
  /** A link or button. */
  action?: ReactNode
  /** Replaces the default illustration; null shows none. */
  picture?: ReactNode
}

/** Message for an empty list or page, with an optional next step. */
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
      {/* Not a paragraph, because `title` can hold a heading. */}
      <div className="text-lg font-bold text-balance">{title}</div>
      {description && <p className="m-0 max-w-prose text-base text-muted">{description}</p>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
