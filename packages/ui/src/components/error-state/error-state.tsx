import type { ComponentProps, ReactNode } from 'react'
import { StateLayout } from '../empty-state/state-layout.tsx'
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
export function ErrorState({ title, ...props }: ErrorStateProps) {
  return (
    <StateLayout
      data-shop="error-state"
      role="alert"
      media={<BrokenThread />}
      title={<p className="shop:m-0 shop:text-danger">{title}</p>}
      {...props}
    />
  )
}
