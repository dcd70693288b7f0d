'use client'

import * as Radix from '@radix-ui/react-dialog'
import { cva } from 'class-variance-authority'
import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import type { ButtonProps } from '../button/button.tsx'
import {
  Dialog,
  DialogClose,
  DialogDescription,
  DialogFooter,
  DialogTrigger,
  type DialogProps,
} from '../dialog/dialog.tsx'
import { DialogLayer } from '../dialog/dialog-layer.tsx'

const alertIconVariants = cva('row-span-full mt-0.5 size-7', {
  variants: { tone: { info: 'text-brand', success: 'text-success', danger: 'text-danger' } },
  defaultVariants: { tone: 'info' },
})

const icons = { info: Info, success: CircleCheck, danger: CircleAlert }

/** A message that must be answered before going on: holds the open state of its trigger and content. */
export function AlertDialog(props: DialogProps) {
  return <Dialog {...props} />
}

/** The button that opens the alert around it; looks like `Button`. */
export function AlertDialogTrigger(props: ButtonProps) {
  return <DialogTrigger {...props} />
}

export interface AlertDialogContentProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What kind of news it is; chooses the sign before the title. @default 'info' */
  tone?: 'info' | 'success' | 'danger'
  /** The alert's name, shown as its heading. */
  title: ReactNode
  /** A press outside closes. @default false */
  outsideCloses?: boolean
}

/** The panel of an `AlertDialog`: a tone, a title, a few words and at least one `AlertDialogClose`. */
export function AlertDialogContent({
  title,
  tone,
  outsideCloses = false,
  className,
  children,
  ...props
}: AlertDialogContentProps) {
  const Icon = icons[tone ?? 'info']
  return (
    <DialogLayer
      role="alertdialog"
      data-slot="alert-dialog-content"
      data-tone={tone ?? 'info'}
      veil="grid p-4"
      outsideCloses={outsideCloses}
      className={cn(
        'm-auto grid w-full max-w-sm animate-enter grid-cols-[auto_1fr] gap-x-3 gap-y-2 rounded-surface p-5 shadow-float motion-reduce:animate-none',
        className,
      )}
      {...props}
    >
      <Icon aria-hidden="true" className={alertIconVariants({ tone })} />
      <Radix.Title
        data-slot="alert-dialog-title"
        className="m-0 text-lg font-bold text-balance text-ink"
      >
        {title}
      </Radix.Title>
      <div className="col-start-2 grid gap-2">{children}</div>
    </DialogLayer>
  )
}

/** What happened and what to do about it; read out when the alert opens. */
export function AlertDialogDescription(props: ComponentProps<'p'>) {
  return <DialogDescription {...props} />
}

/** The row of answers at the end of an alert; the main one last. */
export function AlertDialogFooter(props: ComponentProps<'div'>) {
  return <DialogFooter {...props} />
}

/** A button that closes the alert; looks like `Button`. */
export function AlertDialogClose({ variant = 'solid', ...props }: ButtonProps) {
  return <DialogClose variant={variant} {...props} />
}
