import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

/** A quiet turning ring of running stitch. Decorative: say in words what is under way. */
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
