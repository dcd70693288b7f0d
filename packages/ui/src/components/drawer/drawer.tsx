'use client'

import * as Radix from '@radix-ui/react-dialog'
import { cva } from 'class-variance-authority'
import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import type { ButtonProps } from '../button/button.tsx'
import { Dialog, DialogTrigger, type DialogProps } from '../dialog/dialog.tsx'
import { DialogLayer } from '../dialog/dialog-layer.tsx'
import { dialogMessages } from '../dialog/dialog.messages.ts'
import { IconButton } from '../icon-button/icon-button.tsx'

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

/** A panel that slides in from an edge: holds the open state of its trigger and content. */
export function Drawer(props: DialogProps) {
  return <Dialog {...props} />
}

/** The button that opens the drawer around it; looks like `Button`. */
export function DrawerTrigger(props: ButtonProps) {
  return <DialogTrigger {...props} />
}

export interface DrawerContentProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The edge that it slides in from. @default 'start' */
  side?: 'start' | 'end' | 'bottom'
  /** The drawer's name, shown as its heading. */
  title: ReactNode
}

/** The panel of a `Drawer`: a heading with a cross, and what scrolls below it. A press outside closes. */
export function DrawerContent({ title, side, className, children, ...props }: DrawerContentProps) {
  const t = useMessages(dialogMessages)
  return (
    <DialogLayer
      data-slot="drawer-content"
      data-side={side ?? 'start'}
      veil="flex overflow-hidden"
      outsideCloses
      className={cn(drawerContentVariants({ side }), className)}
      {...props}
    >
      <div className="flex items-center justify-between gap-2 border-0 border-b border-solid border-line py-2 ps-4 pe-2">
        <Radix.Title data-slot="drawer-title" className="m-0 text-lg font-bold text-ink">
          {title}
        </Radix.Title>
        <Radix.Close asChild>
          <IconButton label={t('dialog.close')}>
            <X aria-hidden="true" />
          </IconButton>
        </Radix.Close>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4">{children}</div>
    </DialogLayer>
  )
}
