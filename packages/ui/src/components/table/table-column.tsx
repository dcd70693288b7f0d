'use client'

import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { ChevronDownIcon } from '../icon/sign-icon.tsx'

interface TableColumnOwnProps {
  /** Edge of the column, as that of its cells. @default 'start' */
  align?: 'start' | 'end'
}

interface SortableProps {
  /** How the rows are sorted by this column; `none` can be sorted by it. Without it the column cannot. */
  sort: 'ascending' | 'descending' | 'none' | undefined
  /** Receives the order that a press asks for. */
  onSort: (sort: 'ascending' | 'descending') => void
}

/** Props of `TableColumn`. `sort` and `onSort` are given together or not at all. */
export type TableColumnProps = Omit<ComponentProps<'th'>, 'align'> &
  TableColumnOwnProps &
  (SortableProps | { sort?: undefined; onSort?: undefined })

const columnVariants = cva('shop-table-column', {
  variants: { align: { start: '', end: 'shop-table-end' } },
  defaultVariants: { align: 'start' },
})

/** The name of a column in a `TableHead`. With `sort` it is a button that sorts by it. */
export function TableColumn({
  align,
  sort,
  onSort,
  className,
  children,
  ...props
}: TableColumnProps) {
  return (
    <th
      data-shop="table-column"
      data-align={align ?? 'start'}
      role="columnheader"
      scope="col"
      aria-sort={sort}
      className={cn(columnVariants({ align }), className)}
      {...props}
    >
      {sort ? (
        <button
          type="button"
          onClick={() => onSort?.(sort === 'ascending' ? 'descending' : 'ascending')}
        >
          <span>{children}</span>
          <ChevronDownIcon />
        </button>
      ) : (
        children
      )}
    </th>
  )
}
