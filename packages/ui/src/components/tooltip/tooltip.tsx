'use client'

import * as Radix from '@radix-ui/react-tooltip'
import { use, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { containerOf, LayerContext, useLayer } from '../../lib/use-layer.ts'
import { useMergedRefs } from '../../lib/use-merged-refs.ts'
import { useOwnState } from '../../lib/use-own-state.ts'
import type { ButtonProps } from '../button/button.tsx'
import { ButtonOrChild } from '../button/button-or-child.tsx'

export interface TooltipProps {
  /** Whether it is shown, when controlled. */
  open?: boolean
  /** Whether it is shown at first, when uncontrolled. @default false */
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  /** Milliseconds that the pointer rests on the trigger before it is shown; the focus shows it at once. @default 400 */
  openDelay?: number
  children: ReactNode
}

/** A short text about a control, under the pointer and with the focus. Holds the state of its parts. */
export function Tooltip({
  open: given,
  defaultOpen = false,
  onOpenChange,
  openDelay = 400,
  children,
}: TooltipProps) {
  const [open, setOpen] = useOwnState(given, defaultOpen, onOpenChange)
  return (
    <LayerContext value={useLayer()}>
      <Radix.Provider delayDuration={openDelay}>
        <Radix.Root open={open} onOpenChange={setOpen}>
          {children}
        </Radix.Root>
      </Radix.Provider>
    </LayerContext>
  )
}

/** The `Button` that the `Tooltip` is about; with `asChild` its child is, as it looks. */
export function TooltipTrigger({ ref, variant = 'outline', ...props }: ButtonProps) {
  const { setTrigger } = use(LayerContext)
  return (
    <Radix.Trigger asChild>
      {/* Without the browser's own tooltip, which an `IconButton` has. */}
      <ButtonOrChild ref={useMergedRefs(setTrigger, ref)} variant={variant} title="" {...props} />
    </Radix.Trigger>
  )
}

export interface TooltipContentProps extends ComponentProps<'div'> {
  /** Edge of the trigger; the opposite one where there is no room. @default 'top' */
  side?: 'top' | 'bottom'
}

/** The text of a `Tooltip`; the accessible description of its trigger. */
export function TooltipContent({ side = 'top', className, ...props }: TooltipContentProps) {
  const { trigger } = use(LayerContext)
  return (
    <Radix.Portal container={containerOf(trigger)}>
      <Radix.Content
        data-shop="tooltip-content"
        side={side}
        sideOffset={6}
        collisionPadding={8}
        className={cn('shop-tooltip', className)}
        {...props}
      />
    </Radix.Portal>
  )
}
