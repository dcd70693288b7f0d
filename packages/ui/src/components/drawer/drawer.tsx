'use client'

import * as Radix from '@radix-ui/react-dialog'
import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Dialog, type DialogProps } from '../dialog/dialog.tsx'
import type { DialogContainer } from '../dialog/dialog-context.ts'
import { DialogLayer } from '../dialog/dialog-layer.tsx'
import { dialogMessages } from '../dialog/dialog.messages.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CloseIcon } from '../icon/sign-icon.tsx'

const drawerContentVariants = cva(
  'shop:relative shop:flex shop:flex-col shop:shadow-float shop:transition-transform shop:duration-(--shop-duration-enter) shop:ease-out shop:motion-reduce:transition-none',
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

export interface DrawerContentProps extends ComponentProps<'div'> {
  /** Where it is drawn, such as an element of a shadow root. @default the shadow root or the body that its trigger is in */
  container?: DialogContainer
  /** Edge of the window. @default 'start' */
  side?: 'start' | 'end' | 'bottom'
  /** Closes on a click outside the panel. @default true */
  closeOnOutsideClick?: boolean
  /** Shows a close button in the corner. @default true */
  closeButton?: boolean
}

/** The panel of a `Drawer`: a close button and scrollable content. Needs a `DrawerTitle` inside or an `aria-label`. */
export function DrawerContent({
  side,
  closeOnOutsideClick = true,
  closeButton = true,
  className,
  children,
  ...props
}: DrawerContentProps) {
  const t = useMessages(dialogMessages)
  return (
    <DialogLayer
      data-shop="drawer-content"
      data-side={side ?? 'start'}
      overlayClassName="shop:flex shop:overflow-hidden"
      closeOnOutsideClick={closeOnOutsideClick}
      className={cn(drawerContentVariants({ side }), className)}
      {...props}
    >
      {closeButton && (
        <Radix.Close asChild>
          <IconButton
            aria-label={t('dialog.close')}
            className="shop:absolute shop:end-2 shop:top-2 shop:z-20"
          >
            <CloseIcon />
          </IconButton>
        </Radix.Close>
      )}
      <div className="shop:min-h-0 shop:flex-1 shop:scroll-pt-16 shop:overflow-y-auto shop:overscroll-contain shop:p-4">
        {children}
      </div>
    </DialogLayer>
  )
}

/** Heading and accessible name of a `Drawer`, above its content. It stays in view. */
export function DrawerTitle({ className, ...props }: ComponentProps<'h2'>) {
  return (
    <Radix.Title
      data-shop="drawer-title"
      className={cn(
        'shop:sticky shop:-top-4 shop:z-10 shop:-mx-4 shop:-mt-4 shop:mb-4 shop:flex shop:min-h-15.25 shop:items-center shop:border-0 shop:border-b shop:border-solid shop:border-line shop:bg-surface shop:py-2 shop:ps-4 shop:pe-14 shop:text-lg shop:font-bold shop:text-ink',
        className,
      )}
      {...props}
    />
  )
}
