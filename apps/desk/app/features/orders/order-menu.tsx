import {
  IconButton,
  Menu,
  MenuContent,
  MenuItem,
  MenuTrigger,
  MoreIcon,
  useMessages,
} from '@shop/ui'
import { useNavigate } from 'react-router-dom'
import type { DeskOrder } from '@shop/domain/wire'
import { nextStates } from './next-states.ts'
import { ordersMessages } from './orders.messages.ts'
import { StateItems } from './state-items.tsx'

/** What can be done with one order of the list. */
export function OrderMenu({ order }: { order: DeskOrder }) {
  const t = useMessages(ordersMessages)
  const navigate = useNavigate()
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
        <StateItems order={order} states={nextStates([order.state])} />
      </MenuContent>
    </Menu>
  )
}
