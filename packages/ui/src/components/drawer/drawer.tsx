'use client'

import * as Radix from '@radix-ui/react-dialog'
import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Dialog, type DialogProps } from '../dialog/dialog.tsx'
import type { DialogContainer } from '../dialog/dialog-context.ts'
import { DialogLayer } from '../dialog/dialog-layer.tsx'
import { dialogMessages } from '../dialog/dialog.messages.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CloseIcon } from '../icon/sign-icon.tsx'

const drawerContentVariants = cva(
  'shop:flex shop:flex-col shop:shadow-float shop:transition-transform shop:duration-(--shop-duration-enter) shop:ease-out shop:motion-reduce:transition-none',
  {
    variants: {
      side: {
        start:
          'shop:me-auto shop:h-full shop:w-80 shop:max-w-[85%] shop:border-e shop:border-line shop:starting:-translate-x-full shop:rtl:starting:translate-x-full',
        end: 'shop:ms-auto shop:h-full shop:w-80 shop:max-w-[85%] shop:border-s shop:border-line shop:starting:translate-x-full shop:rtl:starting:-translate-x-full',
        bottom:
          'shop:mt-auto shop:max-h-[85%] shop:w-full shop:rounded-t-surface shop:border-t shop:border-line shop:starting:translate-y-full',
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
  /** Where it is drawn, such as an element of a shadow root. @default the shadow root or the body that its trigger is in */
  container?: DialogContainer
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
      data-shop="drawer-content"
      data-side={side ?? 'start'}
      overlayClassName="shop:flex shop:overflow-hidden"
      closeOnOutsideClick
      className={cn(drawerContentVariants({ side }), className)}
      {...props}
    >
      <div className="shop:flex shop:items-center shop:justify-between shop:gap-2 shop:border-0 shop:border-b shop:border-solid shop:border-line shop:py-2 shop:ps-4 shop:pe-2">
        <Radix.Title
          data-shop="drawer-title"
          className="shop:m-0 shop:text-lg shop:font-bold shop:text-ink"
        >
          {title}
        </Radix.Title>
        <Radix.Close asChild>
          <IconButton label={t('dialog.close')}>
            <CloseIcon />
          </IconButton>
        </Radix.Close>
      </div>
      <div className="shop:min-h-0 shop:flex-1 shop:overflow-y-auto shop:overscroll-contain shop:p-4">
        {children}
      </div>
    </DialogLayer>
  )
}
