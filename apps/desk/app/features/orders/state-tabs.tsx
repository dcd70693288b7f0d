import { formatNumber, TabNav, useMarket, useMessages } from '@shop/ui'
import { ORDER_STATUSES } from '@shop/domain'
import { useQuery } from '@tanstack/react-query'
import { filterPath, type OrderFilter } from '../../lib/order-filter.ts'
import { countsQuery } from '../../lib/queries.ts'
import { ordersMessages } from './orders.messages.ts'
import { stateMessages } from './state.messages.ts'

/** The states with the number of their orders. The rest of the filter stays. */
export function StateTabs({ filter }: { filter: OrderFilter }) {
  const t = useMessages(ordersMessages)
  const tState = useMessages(stateMessages)
  const market = useMarket()
  const { data: counts } = useQuery(countsQuery)
  const { state: _state, ...rest } = filter
  const items = [
    { id: 'all', label: t('orders.all'), href: filterPath(rest) },
    ...ORDER_STATUSES.map((state) => ({
      id: state,
      label: tState(`state.${state}`),
      href: filterPath({ ...rest, state }),
      badge: counts && formatNumber(counts[state] ?? 0, market),
    })),
  ]
  return <TabNav aria-label={t('orders.byState')} items={items} current={filter.state ?? 'all'} />
}
