'use client'

import * as Radix from '@radix-ui/react-dropdown-menu'
import { cva } from 'class-variance-authority'
import { use, useState, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { containerOf, directionOf, LayerContext, useLayer } from '../../lib/use-layer.ts'
import { useMergedRefs } from '../../lib/use-merged-refs.ts'
import { useOwnState } from '../../lib/use-own-state.ts'
import type { ButtonProps } from '../button/button.tsx'
import { ButtonOrChild } from '../button/button-or-child.tsx'

export interface MenuProps {
  /** Whether it is open, when controlled. */
  open?: boolean
  /** Initial open state, when uncontrolled. @default false */
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}

/** A list of actions that a button opens. Holds the open state of its `MenuTrigger` and `MenuContent`. */
export function Menu({ open: given, defaultOpen = false, onOpenChange, children }: MenuProps) {
  const [open, setOpen] = useOwnState(given, defaultOpen, onOpenChange)
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr')
  const layer = useLayer()
  return (
    <LayerContext value={layer}>
      {/* Radix's modal mode injects a style element, which a strict Content-Security-Policy refuses. */}
      <Radix.Root
        modal={false}
        dir={direction}
        open={open}
        onOpenChange={(next) => {
          setDirection(directionOf(layer.trigger))
          setOpen(next)
        }}
      >
        {children}
      </Radix.Root>
    </LayerContext>
  )
}

/** A `Button` that opens the `Menu` around it; with `asChild` its child does, as it looks. */
export function MenuTrigger({ ref, variant = 'outline', ...props }: ButtonProps) {
  const { setTrigger } = use(LayerContext)
  return (
    <Radix.Trigger asChild>
      <ButtonOrChild ref={useMergedRefs(setTrigger, ref)} variant={variant} {...props} />
    </Radix.Trigger>
  )
}

export interface MenuContentProps extends Omit<ComponentProps<'div'>, 'dir'> {
  /** Edge of the trigger at which it is. @default 'start' */
  align?: 'start' | 'end'
}

/** The actions of a `Menu`: `MenuItem` children, also in groups with a `MenuLabel` and a `MenuSeparator`. */
export function MenuContent({ align = 'start', className, ...props }: MenuContentProps) {
  const { trigger } = use(LayerContext)
  return (
    <Radix.Portal container={containerOf(trigger)}>
      <Radix.Content
        data-shop="menu-content"
        align={align}
        sideOffset={4}
        collisionPadding={8}
        loop
        className={cn('shop-menu', className)}
        {...props}
      />
    </Radix.Portal>
  )
}

export interface MenuItemProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  /** Meaning of the action: `danger` destroys something. @default 'brand' */
  tone?: 'brand' | 'danger'
  /** The action. The menu closes. */
  onSelect?: () => void
  /** @default false */
  disabled?: boolean
  /** Gives look and behaviour to the child, such as a `Link`. @default false */
  asChild?: boolean
}

const menuItemVariants = cva('shop-menu-item', {
  variants: { tone: { brand: '', danger: 'shop-menu-danger' } },
  defaultVariants: { tone: 'brand' },
})

/** An action of a `Menu`: a text, also with an icon before it. */
export function MenuItem({ tone, onSelect, className, ...props }: MenuItemProps) {
  return (
    <Radix.Item
      data-shop="menu-item"
      data-tone={tone ?? 'brand'}
      onSelect={() => onSelect?.()}
      className={cn(menuItemVariants({ tone }), className)}
      {...props}
    />
  )
}

/** The name of the items that follow it. */
export function MenuLabel({ className, ...props }: ComponentProps<'div'>) {
  return (
    <Radix.Label data-shop="menu-label" className={cn('shop-menu-label', className)} {...props} />
  )
}

/** A line between groups of items. */
export function MenuSeparator({ className, ...props }: ComponentProps<'div'>) {
  return (
    <Radix.Separator
      data-shop="menu-separator"
      className={cn('shop-menu-separator', className)}
      {...props}
    />
  )
}
