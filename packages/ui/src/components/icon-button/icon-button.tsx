'use client'

import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { controlHeight } from '../../lib/control-height.ts'
import { Slot } from '../../lib/slot.tsx'
import { useFocusableDisabled } from '../../lib/use-focusable-disabled.ts'
import { buttonBase, buttonLook } from '../button/button-look.ts'

export interface IconButtonProps extends ComponentProps<'button'> {
  /** Accessible name and tooltip. */
  'aria-label': string
  /** Emphasis of the action. @default 'ghost' */
  variant?: 'solid' | 'soft' | 'outline' | 'ghost'
  /** Meaning of the action: `danger` destroys something. @default 'brand' */
  tone?: 'brand' | 'danger'
  /** Width and height: 36 (with a touch target of 44), 44 or 48 px; 32, 36 or 40 px where the density is compact. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** Gives the look and the name to the child, one element such as a link with an icon, instead of a button. @default false */
  asChild?: boolean
}

const iconButtonVariants = cva([buttonBase, 'shop:p-0 shop:text-base shop:svg:size-5'], {
  variants: {
    look: buttonLook,
    size: {
      sm: [controlHeight.sm, 'shop:tap-area shop:w-control-sm'],
      md: [controlHeight.md, 'shop:w-control-md'],
      lg: [controlHeight.lg, 'shop:w-control-lg'],
    },
  },
  defaultVariants: { size: 'md' },
})

/** A button that shows only an icon, which is its child. */
export function IconButton({
  'aria-label': label,
  variant = 'ghost',
  tone,
  size,
  asChild = false,
  type = 'button',
  className,
  disabled,
  onClick,
  onFocus,
  onBlur,
  'aria-disabled': ariaDisabled,
  ...props
}: IconButtonProps) {
  const state = { disabled, onClick, onFocus, onBlur, 'aria-disabled': ariaDisabled }
  const ownButton = useFocusableDisabled({ ...state, type })
  const Root = asChild ? Slot : 'button'
  return (
    <Root
      data-shop="icon-button"
      data-variant={variant}
      data-tone={tone ?? 'brand'}
      data-size={size ?? 'md'}
      {...(asChild ? state : ownButton)}
      aria-label={label}
      title={label}
      className={cn(iconButtonVariants({ look: `${tone ?? 'brand'}-${variant}`, size }), className)}
      {...props}
    />
  )
}
