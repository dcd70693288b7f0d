'use client'

import * as Radix from '@radix-ui/react-tabs'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

export interface TabsProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir'> {
  /** Selected tab, when controlled. */
  value?: string
  /** Initially selected tab, when uncontrolled. */
  defaultValue?: string
  onValueChange?: (value: string) => void
}

/** Tabbed panels. Takes a `TabsList` with `TabsTrigger` children, and one `TabsContent` for each. */
export function Tabs({ className, ...props }: TabsProps) {
  return <Radix.Root data-slot="tabs" className={cn('grid gap-4', className)} {...props} />
}

/** The list of tabs; scrolls horizontally when they do not fit. Needs an `aria-label`. */
export function TabsList({ className, ...props }: ComponentProps<'div'>) {
  return (
    <Radix.List
      data-slot="tabs-list"
      className={cn(
        'flex gap-1 overflow-x-auto border-0 border-b border-solid border-line',
        className,
      )}
      {...props}
    />
  )
}

export interface TabsTriggerProps extends ComponentProps<'button'> {
  /** Value of the `TabsContent` that it selects. */
  value: string
}

/** A tab that selects its `TabsContent`. */
export function TabsTrigger({ className, ...props }: TabsTriggerProps) {
  return (
    <Radix.Trigger
      data-slot="tabs-trigger"
      className={cn(
        'focus-ring -outline-offset-2! m-0 -mb-px min-h-11 cursor-pointer border-0 border-b-3 border-solid border-transparent bg-transparent px-3 py-2 font-sans text-base font-bold whitespace-nowrap text-muted hover:text-ink disabled:cursor-not-allowed disabled:opacity-60 data-[state=active]:border-brand data-[state=active]:text-ink',
        className,
      )}
      {...props}
    />
  )
}

export interface TabsContentProps extends ComponentProps<'div'> {
  /** Value of its `TabsTrigger`. */
  value: string
}

/** The panel of a tab. */
export function TabsContent({ className, ...props }: TabsContentProps) {
  return (
    <Radix.Content
      data-slot="tabs-content"
      className={cn('focus-ring min-w-0 rounded-sm text-base text-ink', className)}
      {...props}
    />
  )
}
