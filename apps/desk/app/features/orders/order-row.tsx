import {
  Badge,
  formatPrice,
  IconButton,
  Link,
  Menu,
  MenuContent,
  MenuItem,
  MenuTrigger,
  MoreIcon,
  PhoneLink,
  TableCell,
  TableRow,
  TableSelectCell,
  formatNumber,
  useMarket,
  useMessages,
} from '@shop/ui'
import { amountToCollect } from '@shop/domain'
import { useNavigate } from 'react-router-dom'
import { useShownState } from '../../lib/state-change.ts'
import type { DeskOrder } from '@shop/domain/wire'
import { formatShortTime } from '../../messages/format-short-time.ts'
import { nextStates } from './next-states.ts'
import { ordersMessages } from './orders.messages.ts'
import { StateBadge } from './state-badge.tsx'
import { stateMessages } from './state.messages.ts'
import { useChangeState } from './use-change-state.ts'
import { useZoneName } from '../../messages/use-zone-name.ts'

interface OrderTableRowProps {
  order: DeskOrder
  selected: boolean
  onSelect: (selected: boolean) => void
}

/** An order in the list. */
export function OrderTableRow({ order, selected, onSelect }: OrderTableRowProps) {
  const t = useMessages(ordersMessages)
  const market = useMarket()
  const zoneName = useZoneName()
  const state = useShownState(order)
  return (
    <TableRow selected={selected}>
      <TableSelectCell rowName={order.number} selected={selected} onSelect={onSelect} />
      <TableCell rowHeader>
        <div className="grid min-w-36">
          <Link href={`/orders/${order.id}`} data-order={order.id}>
            {order.number}
          </Link>
          <span>{formatShortTime(order.placedAt, market)}</span>
        </div>
      </TableCell>
      <TableCell label={t('orders.customer')}>
        <div className="grid">
          <span>{order.name}</span>
          <PhoneLink phone={order.phone} />
        </div>
      </TableCell>
      <TableCell label={t('orders.address')}>
        <div className="grid">
          <span>{order.address}</span>
          <span>{zoneName(order.zone)}</span>
        </div>
      </TableCell>
      <TableCell label={t('orders.pieces')} align="end">
        {formatNumber(order.pieces, market)}
      </TableCell>
      <TableCell label={t('orders.collect')} align="end">
        {formatPrice(amountToCollect(state, order.total), market)}
      </TableCell>
      <TableCell label={t('orders.state')}>
        <div className="flex flex-wrap gap-1">
          <StateBadge state={state} />
          {order.note && <Badge size="sm">{order.note}</Badge>}
        </div>
      </TableCell>
      <TableCell className="justify-end max-sm:absolute max-sm:end-1 max-sm:top-1">
        <OrderMenu order={{ ...order, state }} />
      </TableCell>
    </TableRow>
  )
}

/** What can be done with one order of the list. */
function OrderMenu({ order }: { order: DeskOrder }) {
  const t = useMessages(ordersMessages)
  const tState = useMessages(stateMessages)
  const navigate = useNavigate()
  const changeState = useChangeState()
  return (
    <Menu>
      <MenuTrigger asChild>
        <IconButton size="sm" aria-label={t('orders.actions', { number: order.number })}>
          <MoreIcon />
        </IconButton>
      </MenuTrigger>
      <MenuContent align="end">
        <MenuItem onSelect={() => void navigate(`/orders/${order.id}`)}>
          {t('orders.open')}
        </MenuItem>
        {nextStates([order.state]).map((next) => (
          <MenuItem
            key={next}
            tone={next === 'cancelled' ? 'danger' : 'brand'}
            onSelect={() => changeState([order], next)}
          >
            {tState(`stateAction.${next}`)}
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  )
}
