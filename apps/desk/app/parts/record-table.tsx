import {
  formatNumber,
  formatPrice,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableMessage,
  TableRow,
  TableSelectCell,
  useMarket,
  VisuallyHidden,
} from '@shop/ui'
import type { ReactNode } from 'react'

/** A column of a `RecordTable`. */
type RecordColumn<Row> = {
  /** Name of the column; a card shows it before the value. */
  label: string
} & (
  | { cell: (row: Row) => ReactNode }
  /** An amount in taka. */
  | { amount: (row: Row) => number }
  | { count: (row: Row) => number }
)

interface RecordTableProps<Row> {
  /** Name of the table. */
  'aria-label': string
  rows: readonly Row[]
  /** Id of a row. Only rows with one can be selected. */
  idOf: (row: Row) => number | undefined
  /** The first column names the row. */
  columns: readonly RecordColumn<Row>[]
  /** Which rows are selected, by id. Without it none can be. */
  selection?: {
    /** Name of a row, such as the number of an order. */
    nameOf: (row: Row) => string
    selected: ReadonlySet<number>
    onSelectedChange: (selected: ReadonlySet<number>) => void
  }
  /** What can be done with a row: in the last column, in the corner of a card. */
  action?: { label: string; cell: (row: Row) => ReactNode }
  /** Other rows are being loaded. @default false */
  loading?: boolean
  /** In place of the rows, when there are none. */
  empty?: ReactNode
}

/** Records in rows, each with the same facts. Below 40 rem each is a card. */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const { rows, idOf, columns, selection, action, loading, empty } = props
  const ids = rows.flatMap((row) => idOf(row) ?? [])
  const isSelected = (row: Row) => Boolean(selection?.selected.has(idOf(row) ?? Number.NaN))
  const count = rows.filter(isSelected).length
  const market = useMarket()
  const value = (column: RecordColumn<Row>, row: Row) => {
    if ('amount' in column) return formatPrice(column.amount(row), market)
    return 'count' in column ? formatNumber(column.count(row), market) : column.cell(row)
  }
  return (
    <Table aria-label={props['aria-label']} loading={loading}>
      <TableHead>
        {selection && (
          <TableSelectCell
            selected={count > 0 && count === ids.length}
            indeterminate={count > 0 && count < ids.length}
            onSelect={(chosen) => selection.onSelectedChange(new Set(chosen ? ids : []))}
          />
        )}
        {columns.map((column, at) => (
          <TableColumn key={at} align={alignOf(column)}>
            {column.label}
          </TableColumn>
        ))}
        {action && (
          <TableColumn>
            <VisuallyHidden>{action.label}</VisuallyHidden>
          </TableColumn>
        )}
      </TableHead>
      <TableBody>
        {rows.map((row, index) => (
          <TableRow key={idOf(row) ?? `row ${index}`} selected={isSelected(row)}>
            {selection && <SelectCell row={row} id={idOf(row)} {...selection} />}
            {columns.map((column, at) => (
              <TableCell
                key={at}
                rowHeader={at === 0}
                label={at > 0 && column.label}
                align={alignOf(column)}
                className={at === 0 ? 'min-w-32' : undefined}
              >
                {value(column, row)}
              </TableCell>
            ))}
            {action && (
              <TableCell className="justify-end max-sm:absolute max-sm:end-1 max-sm:top-1">
                {action.cell(row)}
              </TableCell>
            )}
          </TableRow>
        ))}
        {rows.length === 0 && empty && (
          <TableMessage columns={columns.length + Number(!!selection) + Number(!!action)}>
            {empty}
          </TableMessage>
        )}
      </TableBody>
    </Table>
  )
}

const alignOf = (column: object) => ('cell' in column ? 'start' : 'end')

type SelectCellProps<Row> = NonNullable<RecordTableProps<Row>['selection']> & {
  row: Row
  id: number | undefined
}

function SelectCell<Row>(props: SelectCellProps<Row>) {
  const { row, id, nameOf, selected, onSelectedChange } = props
  if (id === undefined) return <TableCell />
  const others = [...selected].filter((one) => one !== id)
  return (
    <TableSelectCell
      rowName={nameOf(row)}
      selected={selected.has(id)}
      onSelect={(chosen) => onSelectedChange(new Set(chosen ? [...others, id] : others))}
    />
  )
}
