import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

export interface ProgressProps extends ComponentProps<'progress'> {
  /** Accessible name: what is under way. */
  'aria-label'?: string
}

/** How much of a task is done: `value` of `max`, which is 1 by default. Without a `value` nobody knows how much. */
export function Progress({ className, ...props }: ProgressProps) {
  return <progress data-shop="progress" className={cn('shop-progress', className)} {...props} />
}
