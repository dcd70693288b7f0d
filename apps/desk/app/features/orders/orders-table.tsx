import {
  ButtonLink,
  EmptyState,
  Table,
  TableBody,
  TableColumn,
  TableHead,
  TableMessage,
  TableSelectCell,
  useMessages,
  VisuallyHidden,
} from '@shop/ui'
import { filterPath, type OrderFilter } from '../../lib/order-filter.ts'
import type { DeskOrder } from '@shop/domain/wire'
import { OrderTableRow } from './order-row.tsx'
import { ordersMessages } from './orders.messages.ts'

interface OrdersTableProps {
  orders: readonly DeskOrder[]
  filter: OrderFilter
  /** Ids of the selected orders. */
  selected: ReadonlySet<number>
  onSelectedChange: (selected: ReadonlySet<number>) => void
  /** Other orders are being loaded. */
  loading: boolean
}

/** The orders of a filter. Below 40 rem each is a card. */
export function OrdersTable(props: OrdersTableProps) {
  const { orders, filter, selected, onSelectedChange, loading } = props
  const t = useMessages(ordersMessages)
  const all = orders.length > 0 && orders.every(({ id }) => selected.has(id))
  const select = (ids: readonly number[], chosen: boolean) => {
    const next = new Set(selected)
    for (const id of ids)
      if (chosen) next.add(id)
      else next.delete(id)
    onSelectedChange(next)
  }
  const isFiltered = Boolean(filter.q || filter.zone || filter.from || filter.to)
  return (
    <Table aria-label={t('orders.title')} loading={loading}>
      <TableHead>
        <TableSelectCell
          selected={all}
          indeterminate={!all && selected.size > 0}
          onSelect={(chosen) =>
            select(
              orders.map(({ id }) => id),
              chosen,
            )
          }
        />
        <TableColumn>{t('orders.number')}</TableColumn>
        <TableColumn>{t('orders.customer')}</TableColumn>
        <TableColumn>{t('orders.address')}</TableColumn>
        <TableColumn align="end">{t('orders.pieces')}</TableColumn>
        <TableColumn align="end">{t('orders.collect')}</TableColumn>
        <TableColumn>{t('orders.state')}</TableColumn>
        <TableColumn>
          <VisuallyHidden>{t('orders.open')}</VisuallyHidden>
        </TableColumn>
      </TableHead>
      <TableBody>
        {orders.map((order) => (
          <OrderTableRow
            key={order.id}
            order={order}
            selected={selected.has(order.id)}
            onSelect={(chosen) => select([order.id], chosen)}
          />
        ))}
        {orders.length === 0 && (
          <TableMessage columns={8}>
            <EmptyState
              title={t(isFiltered ? 'orders.notFound' : 'orders.none')}
              description={t(isFiltered ? 'orders.notFoundHelp' : 'orders.noneHelp')}
              action={
                isFiltered && (
                  <ButtonLink variant="outline" href={filterPath({ state: filter.state })}>
                    {t('orders.clear')}
                  </ButtonLink>
                )
              }
            />
          </TableMessage>
        )}
      </TableBody>
    </Table>
  )
}
