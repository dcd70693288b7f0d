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
      data-slot="error-state"
      role="alert"
      className={cn(
        'mx-auto box-border grid max-w-reading justify-items-center gap-3 px-4 py-10 text-center',
        className,
      )}
      {...props}
    >
      <BrokenThread />
      <p className="m-0 text-lg font-bold text-balance text-danger">{title}</p>
      {description && <p className="m-0 max-w-prose text-base text-muted">{description}</p>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
