import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'

export interface DataListProps extends ComponentProps<'dl'> {
  /** Value beside its label, or below it. On a narrow screen it is always below. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
}

const dataListVariants = cva('shop-data-list', {
  variants: { orientation: { horizontal: 'shop-data-list-horizontal', vertical: '' } },
  defaultVariants: { orientation: 'horizontal' },
})

/** Facts of one thing, such as an order: a list of labels with their values. Takes `DataListItem` children. */
export function DataList({ orientation, className, ...props }: DataListProps) {
  return (
    <dl
      data-shop="data-list"
      data-orientation={orientation ?? 'horizontal'}
      className={cn(dataListVariants({ orientation }), className)}
      {...props}
    />
  )
}

export interface DataListItemProps extends ComponentProps<'div'> {
  label: ReactNode
}

/** A label with its value, which is the content. */
export function DataListItem({ label, className, children, ...props }: DataListItemProps) {
  return (
    <div data-shop="data-list-item" className={cn('shop-data-list-item', className)} {...props}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
