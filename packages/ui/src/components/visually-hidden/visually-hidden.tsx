import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

export type VisuallyHiddenProps = ComponentProps<'span'>

/** Text for assistive technology only; not visible. */
export function VisuallyHidden({ className, ...props }: VisuallyHiddenProps) {
  return <span data-shop="visually-hidden" className={cn('shop:sr-only', className)} {...props} />
}
