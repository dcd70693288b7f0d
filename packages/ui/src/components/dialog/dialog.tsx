'use client'

import * as Radix from '@radix-ui/react-dialog'
import { use, useMemo, useRef, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { mergeRefs } from '../../lib/merge-refs.ts'
import { Button, type ButtonProps } from '../button/button.tsx'
import { DialogContext } from './dialog-context.ts'

export interface DialogProps {
  /** Whether it is open, when the parent holds it. */
  open?: boolean
  /** Whether it begins open. @default false */
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}

/** A popup over the page: holds the open state of its `DialogTrigger` and `DialogContent`. */
export function Dialog({ children, ...props }: DialogProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const context = useMemo(() => ({ trigger }), [])
  return (
    <DialogContext value={context}>
      {/* Not Radix's modal mode: it walks the page and injects a style element; see docs/decisions/0005-dialog.md. */}
      <Radix.Root modal={false} {...props}>
        {children}
      </Radix.Root>
    </DialogContext>
  )
}

/** The button that opens the dialog around it; looks like `Button`. */
export function DialogTrigger({ ref, ...props }: ButtonProps) {
  const { trigger } = use(DialogContext)
  return (
    <Radix.Trigger asChild>
      <Button ref={mergeRefs(trigger, ref)} {...props} />
    </Radix.Trigger>
  )
}

/** The dialog's name, shown as its heading. */
export function DialogTitle({ className, ...props }: ComponentProps<'h2'>) {
  return (
    <Radix.Title
      data-slot="dialog-title"
      className={cn('m-0 text-xl font-bold text-balance text-ink', className)}
      {...props}
    />
  )
}

/** What the dialog is about, in a sentence; read out when it opens. */
export function DialogDescription({ className, ...props }: ComponentProps<'p'>) {
  return (
    <Radix.Description
      data-slot="dialog-description"
      className={cn('m-0 text-base text-muted', className)}
      {...props}
    />
  )
}

/** A button that closes the dialog it stands in; looks like `Button`. */
export function DialogClose({ variant = 'outline', ...props }: ButtonProps) {
  return (
    <Radix.Close asChild>
      <Button variant={variant} {...props} />
    </Radix.Close>
  )
}

/** The row of actions at the end of a dialog; the main one last. */
export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="dialog-footer"
      className={cn('mt-2 flex flex-wrap justify-end gap-3', className)}
      {...props}
    />
  )
}
