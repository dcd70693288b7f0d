'use client'

import * as Radix from '@radix-ui/react-popover'
import { use, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { containerOf, LayerContext, useLayer } from '../../lib/use-layer.ts'
import { useMergedRefs } from '../../lib/use-merged-refs.ts'
import { useOwnState } from '../../lib/use-own-state.ts'
import type { ButtonProps } from '../button/button.tsx'
import { ButtonOrChild } from '../button/button-or-child.tsx'

export interface PopoverProps {
  /** Whether it is open, when controlled. */
  open?: boolean
  /** Initial open state, when uncontrolled. @default false */
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}

/** A panel beside the button that opens it; the page stays usable. Holds the open state of its parts. */
export function Popover({
  open: given,
  defaultOpen = false,
  onOpenChange,
  children,
}: PopoverProps) {
  const [open, setOpen] = useOwnState(given, defaultOpen, onOpenChange)
  return (
    <LayerContext value={useLayer()}>
      <Radix.Root open={open} onOpenChange={setOpen}>
        {children}
      </Radix.Root>
    </LayerContext>
  )
}

/** A `Button` that opens and closes the `Popover` around it; with `asChild` its child does, as it looks. */
export function PopoverTrigger({ ref, variant = 'outline', ...props }: ButtonProps) {
  const { setTrigger } = use(LayerContext)
  return (
    <Radix.Trigger asChild>
      <ButtonOrChild ref={useMergedRefs(setTrigger, ref)} variant={variant} {...props} />
    </Radix.Trigger>
  )
}

export interface PopoverContentProps extends ComponentProps<'div'> {
  /** Edge of the trigger at which it is. @default 'start' */
  align?: 'start' | 'end'
}

/** The panel of a `Popover`. Give it an `aria-label`, or `aria-labelledby` with the id of a heading inside. */
export function PopoverContent({ align = 'start', className, ...props }: PopoverContentProps) {
  const { trigger } = use(LayerContext)
  return (
    <Radix.Portal container={containerOf(trigger)}>
      <Radix.Content
        data-shop="popover-content"
        align={align}
        sideOffset={4}
        collisionPadding={8}
        className={cn('shop-popover', className)}
        {...props}
      />
    </Radix.Portal>
  )
}

/** A `Button` that closes the `Popover` around it; with `asChild` its child does, as it looks. */
export function PopoverClose({ variant = 'outline', ...props }: ButtonProps) {
  return (
    <Radix.Close asChild>
      <ButtonOrChild variant={variant} {...props} />
    </Radix.Close>
  )
}
