'use client'

import * as Radix from '@radix-ui/react-dialog'
import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import type { ButtonProps } from '../button/button.tsx'
import {
  Dialog,
  DialogClose,
  DialogDescription,
  DialogFooter,
  type DialogProps,
} from '../dialog/dialog.tsx'
import type { DialogContainer } from '../dialog/dialog-context.ts'
import { DialogLayer } from '../dialog/dialog-layer.tsx'
import { toneIcons } from '../icon/tone-icons.ts'

const alertIconVariants = cva('shop:mt-0.5 shop:size-7', {
  variants: {
    tone: {
      info: 'shop:text-brand',
      success: 'shop:text-success',
      warning: 'shop:text-warning',
      danger: 'shop:text-danger',
    },
  },
  defaultVariants: { tone: 'info' },
})

/** A dialog that needs an answer before the shopper continues. Holds the open state; open it with a `DialogTrigger` inside or with `open`. */
export function AlertDialog(props: DialogProps) {
  return <Dialog {...props} />
}

export interface AlertDialogContentProps extends ComponentProps<'div'> {
  /** Where it is drawn, such as an element of a shadow root. @default the shadow root or the body that its trigger is in */
  container?: DialogContainer
  /** Meaning of the message; selects the icon before the title. @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger'
  /** Closes on a click outside the panel. @default false */
  closeOnOutsideClick?: boolean
}

/** The panel of an `AlertDialog`, with the role `alertdialog`. Give it an `AlertDialogTitle` and at least one `AlertDialogClose`. */
export function AlertDialogContent({
  tone,
  closeOnOutsideClick = false,
  className,
  children,
  ...props
}: AlertDialogContentProps) {
  const Icon = toneIcons[tone ?? 'info']
  return (
    <DialogLayer
      role="alertdialog"
      data-shop="alert-dialog-content"
      data-tone={tone ?? 'info'}
      overlayClassName="shop:grid shop:p-4"
      closeOnOutsideClick={closeOnOutsideClick}
      className={cn(
        'shop:m-auto shop:grid shop:w-full shop:max-w-sm shop:animate-enter shop:grid-cols-[auto_1fr] shop:gap-x-3 shop:rounded-surface shop:p-5 shop:shadow-float shop:motion-reduce:animate-none',
        className,
      )}
      {...props}
    >
      <Icon className={alertIconVariants({ tone })} />
      <div className="shop:grid shop:gap-2">{children}</div>
    </DialogLayer>
  )
}

/** Heading and accessible name of an `AlertDialog`. */
export function AlertDialogTitle({ className, ...props }: ComponentProps<'h2'>) {
  return (
    <Radix.Title
      data-shop="alert-dialog-title"
      className={cn(
        'shop:m-0 shop:text-lg shop:font-bold shop:text-balance shop:text-ink',
        className,
      )}
      {...props}
    />
  )
}

/** Describes the message; the accessible description of the dialog. */
export function AlertDialogDescription(props: ComponentProps<'p'>) {
  return <DialogDescription {...props} />
}

/** Row of buttons at the end of an `AlertDialog`; put the primary one last. */
export function AlertDialogFooter(props: ComponentProps<'div'>) {
  return <DialogFooter {...props} />
}

/**
 * A `Button` that closes the `AlertDialog` around it and changes nothing else. It has the focus when the
 * dialog opens, so that a second press of Enter does no harm; the first one of several has it.
 */
export function AlertDialogClose({ variant = 'solid', ...props }: ButtonProps) {
  return <DialogClose variant={variant} data-initial-focus="" {...props} />
}
