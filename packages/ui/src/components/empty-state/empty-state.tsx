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
  media?: ReactNode
}

/** Message for an empty list or page, with an optional next step. */
export function EmptyState({
  title,
  description,
  action,
  media = <EmptyBasket />,
  className,
  ...props
}: EmptyStateProps) {
  return (
    <div
      data-shop="empty-state"
      className={cn(
        'shop:mx-auto shop:box-border shop:grid shop:max-w-reading shop:justify-items-center shop:gap-3 shop:px-4 shop:py-10 shop:text-center shop:text-ink',
        className,
      )}
      {...props}
    >
      {media}
      {/* Not a paragraph, because `title` can hold a heading. */}
      <div className="shop:text-lg shop:font-bold shop:text-balance">{title}</div>
      {description && (
        <p className="shop:m-0 shop:max-w-prose shop:text-base shop:text-muted">{description}</p>
      )}
      {action && (
        <div className="shop:mt-2 shop:flex shop:flex-wrap shop:justify-center shop:gap-3">
          {action}
        </div>
      )}
    </div>
  )
}
