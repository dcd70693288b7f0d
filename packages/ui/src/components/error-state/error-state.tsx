import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { BrokenThread } from './broken-thread.tsx'

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What failed and what to do, in one sentence. */
  title: ReactNode
  /** Further help. */
  description?: ReactNode
  /** Usually a button that retries. */
  action?: ReactNode
}

/** Message for content that failed to load, with the role `alert`. */
export function ErrorState({ title, description, action, className, ...props }: ErrorStateProps) {
  return (
    <div
      data-shop="error-state"
      role="alert"
      className={cn(
        'shop:mx-auto shop:box-border shop:grid shop:max-w-reading shop:justify-items-center shop:gap-3 shop:px-4 shop:py-10 shop:text-center',
        className,
      )}
      {...props}
    >
      <BrokenThread />
      <p className="shop:m-0 shop:text-lg shop:font-bold shop:text-balance shop:text-danger">
        {title}
      </p>
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
