import { Badge } from '../../src/components/badge/badge.tsx'
import { Link } from '../../src/components/link/link.tsx'
import { TableColumn } from '../../src/components/table/table-column.tsx'
import { TableCell } from '../../src/components/table/table.tsx'

/** The orders of a table. */
export const orders = [
  { number: '4020117', name: 'Ayesha Rahman', state: 'New', total: 2450 },
  { number: '4020118', name: 'Kamal Hossain', state: 'Confirmed', total: 990 },
  { number: '4020119', name: 'Nusrat Jahan', state: 'Delivered', total: 15_300 },
]

/** The columns of a table of orders. */
export const orderColumns = (
  <>
    <TableColumn>Order</TableColumn>
    <TableColumn>Customer</TableColumn>
    <TableColumn>State</TableColumn>
    <TableColumn align="end">Total</TableColumn>
  </>
)

/** The cells of an order, in the order of the columns. */
export function OrderCells({ number, name, state, total }: (typeof orders)[number]) {
  return (
    <>
      <TableCell rowHeader>
        <Link href={`#orders/${number}`}>{number}</Link>
      </TableCell>
      <TableCell label="Customer">{name}</TableCell>
      <TableCell label="State">
        <Badge>{state}</Badge>
      </TableCell>
      <TableCell label="Total" align="end">
        {total}
      </TableCell>
    </>
  )
}
