'use client'

import * as Radix from '@radix-ui/react-tabs'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

export interface TabsProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir'> {
  /** The tab shown, when the parent holds it. */
  value?: string
  /** The tab shown first. */
  defaultValue?: string
  onValueChange?: (value: string) => void
}

/** Several views of one thing, one at a time. Takes a `TabsList` and a `TabsContent` for each trigger. */
export function Tabs({ className, ...props }: TabsProps) {
  return <Radix.Root data-slot="tabs" className={cn('grid gap-4', className)} {...props} />
}

/** The row of tabs; scrolls sideways when they do not fit. Needs an `aria-label`. */
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
  /** Which `TabsContent` it shows. */
  value: string
}

/** One tab. */
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
  /** The tab it belongs to. */
  value: string
}

/** What one tab shows. */
export function TabsContent({ className, ...props }: TabsContentProps) {
  return (
    <Radix.Content
      data-slot="tabs-content"
      className={cn('focus-ring min-w-0 rounded-sm text-base text-ink', className)}
      {...props}
    />
  )
}
