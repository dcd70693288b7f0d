import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'

interface TableOwnProps {
  /** Keeps the head in view while the rows scroll in a table with a height. @default false */
  stickyHeader?: boolean
  /** Marks the table as busy while other rows are loaded; they stay readable. @default false */
  loading?: boolean
}

/** Props of `Table`. It needs a name: `aria-label`, or `aria-labelledby` with the id of a heading. */
export type TableProps = ComponentProps<'div'> &
  TableOwnProps &
  ({ 'aria-labelledby': string } | { 'aria-label': string })

/**
 * Rows of things with the same facts. Takes a `TableHead` and a `TableBody`; scrolls sideways where it
 * does not fit. Below 40 rem each row is a card, with the `label` of each cell before its value.
 */
export function Table({
  'aria-label': label,
  'aria-labelledby': labelledBy,
  stickyHeader = false,
  loading = false,
  className,
  children,
  ...props
}: TableProps) {
  return (
    <div
      data-shop="table"
      data-sticky={stickyHeader ? '' : undefined}
      data-loading={loading ? '' : undefined}
      className={cn('shop-table', className)}
      {...props}
    >
      {/* The roles stay when a narrow screen draws rows as cards, which takes them from the elements. */}
      <table
        role="table"
        aria-label={label}
        aria-labelledby={labelledBy}
        aria-busy={loading || undefined}
      >
        {children}
      </table>
    </div>
  )
}

/** The head of a `Table`, with one `TableColumn` for each column. */
export function TableHead({ className, children, ...props }: ComponentProps<'thead'>) {
  return (
    <thead
      data-shop="table-head"
      role="rowgroup"
      className={cn('shop-table-head', className)}
      {...props}
    >
      <tr role="row">{children}</tr>
    </thead>
  )
}

/** The rows of a `Table`. */
export function TableBody({ className, ...props }: ComponentProps<'tbody'>) {
  return <tbody data-shop="table-body" role="rowgroup" className={className} {...props} />
}

export interface TableRowProps extends ComponentProps<'tr'> {
  /** Marks the row as selected. @default false */
  selected?: boolean
}

/** A row of a `Table`, with one `TableCell` for each column. */
export function TableRow({ selected = false, className, ...props }: TableRowProps) {
  return (
    <tr
      data-shop="table-row"
      data-selected={selected ? '' : undefined}
      role="row"
      className={cn('shop-table-row', className)}
      {...props}
    />
  )
}

export interface TableCellProps extends Omit<ComponentProps<'td'>, 'align'> {
  /** Name of the column, which a card shows before the value. Without it the value has the whole line. */
  label?: ReactNode
  /** Edge of the column; `end` is for amounts and other numbers, whose digits then have one width. @default 'start' */
  align?: 'start' | 'end'
  /** Names the row, such as the number of an order. @default false */
  rowHeader?: boolean
}

const cellVariants = cva('shop-table-cell', {
  variants: { align: { start: '', end: 'shop-table-end' } },
  defaultVariants: { align: 'start' },
})

/** A value of a `TableRow`. */
export function TableCell({
  label,
  align,
  rowHeader = false,
  className,
  children,
  ...props
}: TableCellProps) {
  const Cell = rowHeader ? 'th' : 'td'
  return (
    <Cell
      data-shop="table-cell"
      data-align={align ?? 'start'}
      role={rowHeader ? 'rowheader' : 'cell'}
      scope={rowHeader ? 'row' : undefined}
      className={cn(cellVariants({ align }), className)}
      {...props}
    >
      {label && (
        // The column's head names the cell for assistive technology.
        <span className="shop-table-label" aria-hidden="true">
          {label}
        </span>
      )}
      {children}
    </Cell>
  )
}

export interface TableMessageProps extends ComponentProps<'tr'> {
  /** Number of columns of the table. */
  columns: number
}

/** In place of the rows: an `EmptyState`, an `ErrorState`, or a `Spinner` while the first rows are loaded. */
export function TableMessage({ columns, className, children, ...props }: TableMessageProps) {
  return (
    <tr data-shop="table-message" role="row" className={className} {...props}>
      <td role="cell" colSpan={columns} className="shop-table-message">
        {children}
      </td>
    </tr>
  )
}
