import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

export type VisuallyHiddenProps = ComponentProps<'span'>

/** Words for those who listen: read out, not drawn. */
export function VisuallyHidden({ className, ...props }: VisuallyHiddenProps) {
  return <span data-slot="visually-hidden" className={cn('sr-only', className)} {...props} />
}
