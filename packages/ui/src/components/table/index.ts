export {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableMessage,
  TableRow,
  type TableCellProps,
  type TableMessageProps,
  type TableProps,
  type TableRowProps,
} from './table.tsx'
export { TableColumn, type TableColumnProps } from './table-column.tsx'
export { TableSelectCell, type TableSelectCellProps } from './table-select-cell.tsx'
export {
  TableDetail,
  TableDetailCell,
  type TableDetailProps,
  type TableDetailCellProps,
} from './table-detail.tsx'
