import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

export type VisuallyHiddenProps = ComponentProps<'span'>

/** Text for assistive technology only; not visible. */
export function VisuallyHidden({ className, ...props }: VisuallyHiddenProps) {
  return <span data-slot="visually-hidden" className={cn('sr-only', className)} {...props} />
}
