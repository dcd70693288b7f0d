'use client'

import * as Radix from '@radix-ui/react-dialog'
import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Dialog, type DialogProps } from '../dialog/dialog.tsx'
import { DialogLayer } from '../dialog/dialog-layer.tsx'
import { dialogMessages } from '../dialog/dialog.messages.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CloseIcon } from '../icon/sign-icon.tsx'

const drawerContentVariants = cva(
  'flex flex-col shadow-float transition-transform duration-(--duration-enter) ease-out motion-reduce:transition-none',
  {
    variants: {
      side: {
        start:
          'me-auto h-full w-80 max-w-[85%] border-e border-line starting:-translate-x-full rtl:starting:translate-x-full',
        end: 'ms-auto h-full w-80 max-w-[85%] border-s border-line starting:translate-x-full rtl:starting:-translate-x-full',
        bottom:
          'mt-auto max-h-[85%] w-full rounded-t-surface border-t border-line starting:translate-y-full',
      },
    },
    defaultVariants: { side: 'start' },
  },
)

/** A modal panel that slides in from an edge. Holds the open state; open it with a `DialogTrigger` inside or with `open`. */
export function Drawer(props: DialogProps) {
  return <Dialog {...props} />
}

export interface DrawerContentProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Edge of the window. @default 'start' */
  side?: 'start' | 'end' | 'bottom'
  /** Accessible name, shown as the heading. */
  title: ReactNode
}

/** The panel of a `Drawer`: a heading, a close button and scrollable content. A click outside closes it. */
export function DrawerContent({ title, side, className, children, ...props }: DrawerContentProps) {
  const t = useMessages(dialogMessages)
  return (
    <DialogLayer
      data-slot="drawer-content"
      data-side={side ?? 'start'}
      overlayClassName="flex overflow-hidden"
      closeOnOutsideClick
      className={cn(drawerContentVariants({ side }), className)}
      {...props}
    >
      <div className="flex items-center justify-between gap-2 border-0 border-b border-solid border-line py-2 ps-4 pe-2">
        <Radix.Title data-slot="drawer-title" className="m-0 text-lg font-bold text-ink">
          {title}
        </Radix.Title>
        <Radix.Close asChild>
          <IconButton label={t('dialog.close')}>
            <CloseIcon />
          </IconButton>
        </Radix.Close>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4">{children}</div>
    </DialogLayer>
  )
}
