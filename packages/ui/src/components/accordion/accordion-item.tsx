'use client'

import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { useOwnState } from '../../lib/use-own-state.ts'
import { ChevronDownIcon } from '../icon/sign-icon.tsx'

export interface AccordionItemProps extends Omit<ComponentProps<'details'>, 'title'> {
  title: ReactNode
  /** Items with the same name close each other. @default each opens by itself */
  name?: string
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
}

/** A section of an `Accordion`: a native `details`, which also opens before hydration and when the browser finds a text in it. */
export function AccordionItem({
  title,
  open: given,
  defaultOpen = false,
  onOpenChange,
  onToggle,
  className,
  children,
  ...props
}: AccordionItemProps) {
  const [open, setOpen] = useOwnState(given, defaultOpen, onOpenChange)
  return (
    <details
      data-shop="accordion-item"
      className={cn('shop-accordion-item', className)}
      {...props}
      open={open}
      onToggle={(event) => {
        onToggle?.(event)
        // The event also comes for a section that is open from the start.
        if (event.currentTarget.open !== open) setOpen(event.currentTarget.open)
      }}
    >
      <summary>
        <span>{title}</span>
        <ChevronDownIcon />
      </summary>
      <div>{children}</div>
    </details>
  )
}
