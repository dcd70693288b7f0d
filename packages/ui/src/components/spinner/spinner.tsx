import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

/** A spinning ring. Hidden from assistive technology, so add a text that says what is loading. */
export function Spinner({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="spinner"
      aria-hidden="true"
      className={cn(
        'inline-block size-5 animate-spin rounded-ticket border-2 border-dashed border-current',
        className,
      )}
      {...props}
    />
  )
}
