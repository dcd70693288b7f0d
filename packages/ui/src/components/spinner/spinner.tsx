import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

/** A spinning ring. Hidden from assistive technology, so add a text that says what is loading. */
export function Spinner({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-shop="spinner"
      aria-hidden="true"
      className={cn(
        'shop:inline-block shop:size-5 shop:animate-spin shop:rounded-ticket shop:border-2 shop:border-dashed shop:border-current',
        className,
      )}
      {...props}
    />
  )
}
