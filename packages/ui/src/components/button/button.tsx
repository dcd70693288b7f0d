'use client'

import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { controlHeight } from '../../lib/control-height.ts'
import { Slot } from '../../lib/slot.tsx'
import { ignoreClick, useFocusableDisabled } from '../../lib/use-focusable-disabled.ts'
import { buttonBase, buttonLoading, buttonLook } from './button-look.ts'

/** Appearance that `Button` and `ButtonLink` share. */
export interface ButtonAppearance {
  /** Emphasis of the action; use `solid` for the primary action of a view. @default 'solid' */
  variant?: 'solid' | 'soft' | 'outline' | 'ghost'
  /** Meaning of the action: `danger` destroys something, such as an order. @default 'brand' */
  tone?: 'brand' | 'danger'
  /** Height of the button: 36, 44 or 48 px; 32, 36 or 40 px where the density is compact. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** Fills the width of its container. @default false */
  fullWidth?: boolean
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonAppearance {
  /** Shows a spinner, sets `aria-busy` and ignores clicks; width and focus stay. @default false */
  loading?: boolean
  /** Gives the look and the behaviour to the child, one element such as a router's link, instead of a button. @default false */
  asChild?: boolean
}

const buttonVariants = cva(buttonBase, {
  variants: {
    look: buttonLook,
    size: {
      sm: [controlHeight.sm, 'shop:px-3 shop:py-1 shop:text-sm'],
      md: [controlHeight.md, 'shop:px-4 shop:py-1 shop:text-base'],
      lg: [controlHeight.lg, 'shop:px-6 shop:py-1 shop:text-lg'],
    },
    fullWidth: { true: 'shop:w-full' },
    loading: { true: buttonLoading },
  },
  defaultVariants: { size: 'md' },
})

/** Classes of the look, also for `ButtonLink`. */
export const buttonClasses = (
  { variant = 'solid', tone = 'brand', size, fullWidth }: ButtonAppearance,
  loading?: boolean,
) => buttonVariants({ look: `${tone}-${variant}`, size, fullWidth, loading })

/** A button that runs an action; use `ButtonLink` or `asChild` with a link for navigation. */
export function Button({
  variant,
  tone,
  size,
  fullWidth,
  loading = false,
  asChild = false,
  disabled,
  type = 'button',
  className,
  onClick,
  onFocus,
  onBlur,
  'aria-disabled': ariaDisabled,
  ...props
}: ButtonProps) {
  const handlers = { onClick: loading ? ignoreClick : onClick, onFocus, onBlur }
  const ownButton = useFocusableDisabled({
    ...handlers,
    disabled,
    type: loading ? 'button' : type,
    'aria-disabled': ariaDisabled ?? (loading || undefined),
  })
  // Only a button has `type` and `disabled`; another element is marked, and `Slot` blocks its click.
  const own = asChild
    ? { ...handlers, 'aria-disabled': ariaDisabled ?? (disabled || loading || undefined) }
    : ownButton
  const Root = asChild ? Slot : 'button'
  return (
    <Root
      data-shop="button"
      data-variant={variant ?? 'solid'}
      data-tone={tone ?? 'brand'}
      data-size={size ?? 'md'}
      data-loading={loading ? '' : undefined}
      {...own}
      aria-busy={loading || undefined}
      className={cn(buttonClasses({ variant, tone, size, fullWidth }, loading), className)}
      {...props}
    />
  )
}
