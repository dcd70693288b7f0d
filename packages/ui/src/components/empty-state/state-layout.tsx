import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'

interface StateLayoutProps extends Omit<ComponentProps<'div'>, 'title'> {
  media: ReactNode
  title: ReactNode
  description?: ReactNode
  action?: ReactNode
}

/** The column of an `EmptyState` and of an `ErrorState`: illustration, title, description and actions. */
export function StateLayout({
  media,
  title,
  description,
  action,
  className,
  ...props
}: StateLayoutProps) {
  return (
    <div
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
