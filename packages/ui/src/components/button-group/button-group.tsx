import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

export interface ButtonGroupProps extends ComponentProps<'div'> {
  /** Accessible name of the group. */
  'aria-label'?: string
}

/** Buttons of one kind joined to a row. They are outline buttons of one size. */
export function ButtonGroup({ className, ...props }: ButtonGroupProps) {
  return (
    <div
      data-shop="button-group"
      role="group"
      className={cn('shop-button-group', className)}
      {...props}
    />
  )
}
