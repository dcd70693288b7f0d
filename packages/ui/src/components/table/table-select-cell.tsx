'use client'

import { useId, type ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { tableMessages } from './table.messages.ts'

export interface TableSelectCellProps extends Omit<ComponentProps<'td'>, 'onSelect'> {
  /** Name of the row, such as the number of an order. Without it the cell is in the head and selects all rows. */
  rowName?: string
  /** Whether the row is selected, or all of them. */
  selected: boolean
  /** Some rows are selected, but not all. @default false */
  indeterminate?: boolean
  /** Receives whether it is to be selected. */
  onSelect: (selected: boolean) => void
}

/** The checkbox that selects a `TableRow`, or in a `TableHead` all of them. */
export function TableSelectCell({
  rowName,
  selected,
  indeterminate,
  onSelect,
  className,
  ...props
}: TableSelectCellProps) {
  const t = useMessages(tableMessages)
  const id = useId()
  const head = rowName === undefined
  const Cell = head ? 'th' : 'td'
  return (
    <Cell
      data-shop="table-select-cell"
      role={head ? 'columnheader' : 'cell'}
      scope={head ? 'col' : undefined}
      className={cn('shop-table-select', className)}
      {...props}
    >
      <Checkbox
        id={id}
        aria-label={head ? t('table.selectAll') : t('table.select', { name: rowName })}
        checked={selected}
        indeterminate={indeterminate}
        onChange={(event) => onSelect(event.target.checked)}
      />
      {head && (
        <label htmlFor={id} className="shop-table-label">
          {t('table.selectAll')}
        </label>
      )}
    </Cell>
  )
}
