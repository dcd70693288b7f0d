'use client'

import * as Radix from '@radix-ui/react-dialog'
import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CloseIcon } from '../icon/sign-icon.tsx'
import type { DialogContainer } from './dialog-context.ts'
import { DialogLayer } from './dialog-layer.tsx'
import { dialogMessages } from './dialog.messages.ts'

const dialogContentVariants = cva(
  'shop:relative shop:m-auto shop:grid shop:w-full shop:animate-enter shop:gap-3 shop:rounded-surface shop:p-5 shop:shadow-float shop:motion-reduce:animate-none shop:sm:p-6',
  {
    variants: { size: { sm: 'shop:max-w-sm', md: 'shop:max-w-lg', lg: 'shop:max-w-4xl' } },
    defaultVariants: { size: 'md' },
  },
)

export interface DialogContentProps extends ComponentProps<'div'> {
  /** Where it is drawn, such as an element of a shadow root. @default the shadow root or the body that its trigger is in */
  container?: DialogContainer
  /** Maximum width of the panel: 24, 32 or 56 rem. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** Closes on a click outside the panel. @default true */
  closeOnOutsideClick?: boolean
  /** Shows a close button in the corner. @default true */
  closeButton?: boolean
}

/** The panel of a `Dialog`. Needs a `DialogTitle` inside or an `aria-label`. */
export function DialogContent({
  size,
  closeOnOutsideClick = true,
  closeButton = true,
  className,
  children,
  ...props
}: DialogContentProps) {
  const t = useMessages(dialogMessages)
  return (
    <DialogLayer
      data-shop="dialog-content"
      data-size={size ?? 'md'}
      overlayClassName="shop:grid shop:p-4"
      closeOnOutsideClick={closeOnOutsideClick}
      className={cn(
        dialogContentVariants({ size }),
        closeButton && 'shop:[&>[data-shop=dialog-title]]:pe-10',
        className,
      )}
      {...props}
    >
      {children}
      {closeButton && (
        <Radix.Close asChild>
          <IconButton
            aria-label={t('dialog.close')}
            className="shop:absolute shop:end-2 shop:top-2"
          >
            <CloseIcon />
          </IconButton>
        </Radix.Close>
      )}
    </DialogLayer>
  )
}
