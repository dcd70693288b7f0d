'use client'

import * as Radix from '@radix-ui/react-dialog'
import { use, useMemo, useState, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { useLayer } from '../../lib/layer.tsx'
import { useMergedRefs } from '../../lib/use-merged-refs.ts'
import { useOwnState } from '../../lib/use-own-state.ts'
import type { ButtonProps } from '../button/button.tsx'
import { ButtonOrChild } from '../button/button-or-child.tsx'
import { DialogContext } from './dialog-context.ts'

export interface DialogProps {
  /** Whether it is open, when controlled. */
  open?: boolean
  /** Initial open state, when uncontrolled. @default false */
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}

/** A modal dialog. Holds the open state of its `DialogTrigger` and `DialogContent`. */
export function Dialog({ open: given, defaultOpen = false, onOpenChange, children }: DialogProps) {
  const [open, setOpen] = useOwnState(given, defaultOpen, onOpenChange)
  useLayer(open, () => setOpen(false))
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null)
  const context = useMemo(
    () => ({ trigger, setTrigger, close: () => setOpen(false) }),
    [trigger, setOpen],
  )
  return (
    <DialogContext value={context}>
      {/* Radix's modal mode hides every other element and injects a style element; see docs/decisions/0005-dialog.md. */}
      <Radix.Root modal={false} open={open} onOpenChange={setOpen}>
        {children}
      </Radix.Root>
    </DialogContext>
  )
}

/** A `Button` that opens the `Dialog`, `AlertDialog` or `Drawer` around it; with `asChild` its child does, as it looks. */
export function DialogTrigger({ ref, ...props }: ButtonProps) {
  const { setTrigger } = use(DialogContext)
  return (
    <Radix.Trigger asChild>
      <ButtonOrChild ref={useMergedRefs(setTrigger, ref)} {...props} />
    </Radix.Trigger>
  )
}

/** Heading and accessible name of a `Dialog`. */
export function DialogTitle({ className, ...props }: ComponentProps<'h2'>) {
  return (
    <Radix.Title
      data-shop="dialog-title"
      className={cn(
        'shop:m-0 shop:text-xl shop:font-bold shop:text-balance shop:text-ink',
        className,
      )}
      {...props}
    />
  )
}

/** Accessible description of a `Dialog`. */
export function DialogDescription({ className, ...props }: ComponentProps<'p'>) {
  return (
    <Radix.Description
      data-shop="dialog-description"
      className={cn('shop:m-0 shop:text-base shop:text-muted', className)}
      {...props}
    />
  )
}

/** A `Button` that closes the `Dialog` around it; with `asChild` its child does, as it looks. */
export function DialogClose({ variant = 'outline', ...props }: ButtonProps) {
  return (
    <Radix.Close asChild>
      <ButtonOrChild variant={variant} {...props} />
    </Radix.Close>
  )
}

/** Row of buttons at the end of a `Dialog`; put the primary one last. */
export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-shop="dialog-footer"
      className={cn(
        'shop:mt-2 shop:flex shop:flex-wrap shop:justify-end shop:gap-3',
        // On a narrow screen buttons below each other are equally wide.
        'shop:max-sm:[&>*]:grow',
        className,
      )}
      {...props}
    />
  )
}
