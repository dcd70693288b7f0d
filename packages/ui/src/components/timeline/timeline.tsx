import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

export type TimelineProps = ComponentProps<'ol'>

/** Steps in their order, such as those of an order. Takes `TimelineItem` children. */
export function Timeline({ className, ...props }: TimelineProps) {
  return (
    <ol
      data-shop="timeline"
      role="list"
      className={cn('shop:m-0 shop:grid shop:list-none shop:p-0 shop:text-ink', className)}
      {...props}
    />
  )
}
