import {
  formatNumber,
  Heading,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  useMarket,
  useMessages,
} from '@shop/ui'
import { LOW_STOCK } from '@shop/domain'
import type { Today } from '@shop/domain/wire'
import { todayMessages } from './today.messages.ts'

interface LowStockTableProps {
  products: Today['lowStock']
  /** How many there are, shown or not. */
  count: number
}

/** The products that are running out. */
export function LowStockTable({ products, count }: LowStockTableProps) {
  const t = useMessages(todayMessages)
  const market = useMarket()
  const most = formatNumber(LOW_STOCK, market)
  const n = formatNumber(products.length, market)
  return (
    <div className="grid gap-4">
      <Heading
        id="low-stock"
        size="sm"
        description={
          count > products.length
            ? t('today.lowStockFirst', { n, most })
            : t('today.lowStockHelp', { n: most })
        }
      >
        {t('today.lowStock')}
      </Heading>
      <Table aria-labelledby="low-stock">
        <TableHead>
          <TableColumn>{t('today.product')}</TableColumn>
          <TableColumn align="end">{t('today.pieces')}</TableColumn>
        </TableHead>
        <TableBody>
          {products.map(({ id, name, pieces }) => (
            <TableRow key={id}>
              <TableCell rowHeader>{name}</TableCell>
              <TableCell label={t('today.pieces')} align="end">
                {formatNumber(pieces, market)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}
