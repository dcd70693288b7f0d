import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

export type KbdProps = ComponentProps<'kbd'>

/** A key of the keyboard, as it is written on it. A combination is several of them. */
export function Kbd({ className, ...props }: KbdProps) {
  return <kbd data-shop="kbd" className={cn('shop-kbd', className)} {...props} />
}
