'use client'

import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { ChevronDownIcon } from '../icon/sign-icon.tsx'
import { tableMessages } from './table.messages.ts'

export interface TableDetailCellProps extends Omit<ComponentProps<'td'>, 'onToggle'> {
  /** Name of the row, such as the number of an order; part of the button's name. */
  rowName: string
  /** Id of the `TableDetail` below the row. */
  detailId: string
  /** Whether the detail is shown. */
  expanded: boolean
  /** Receives whether it is to be shown. */
  onToggle: (expanded: boolean) => void
}

/** The button that shows and hides the `TableDetail` below its row. */
export function TableDetailCell({
  rowName,
  detailId,
  expanded,
  onToggle,
  className,
  ...props
}: TableDetailCellProps) {
  const t = useMessages(tableMessages)
  return (
    <td
      data-shop="table-detail-cell"
      role="cell"
      className={cn('shop-table-select', className)}
      {...props}
    >
      <IconButton
        size="sm"
        aria-label={t('table.details', { name: rowName })}
        aria-expanded={expanded}
        aria-controls={expanded ? detailId : undefined}
        onClick={() => onToggle(!expanded)}
      >
        <ChevronDownIcon className="shop-table-turn" />
      </IconButton>
    </td>
  )
}

export interface TableDetailProps extends ComponentProps<'tr'> {
  /** Number of columns of the table. */
  columns: number
}

/** More about the row above, across all columns. Render it while it is shown. */
export function TableDetail({ columns, className, children, ...props }: TableDetailProps) {
  return (
    <tr data-shop="table-detail" role="row" className={className} {...props}>
      <td role="cell" colSpan={columns} className="shop-table-detail">
        {children}
      </td>
    </tr>
  )
}
