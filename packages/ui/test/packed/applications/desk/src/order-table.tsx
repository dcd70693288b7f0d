import type { ReactNode } from 'react'
import { Badge } from '@shop/ui/badge'
import { formatPrice } from '@shop/ui/format'
import { MoreIcon } from '@shop/ui/icon'
import { IconButton } from '@shop/ui/icon-button'
import { Link } from '@shop/ui/link'
import { useMarket } from '@shop/ui/market-provider'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@shop/ui/menu'
import { useMessages } from '@shop/ui/messages-provider'
import { Table, TableBody, TableCell, TableColumn } from '@shop/ui/table'
import { TableHead, TableMessage, TableRow, TableSelectCell } from '@shop/ui/table'
import { VisuallyHidden } from '@shop/ui/visually-hidden'
import { tones, type Act, type Order } from './orders.ts'
import { texts } from './texts.ts'

interface OrderTableProps {
  orders: readonly Order[]
  selected: readonly string[]
  onSelectedChange: (selected: readonly string[]) => void
  onOpen: (number: string) => void
  onAct: Act
  empty: ReactNode
}

export function OrderTable(props: OrderTableProps) {
  const { orders, selected, onSelectedChange, onOpen, onAct, empty } = props
  const t = useMessages(texts)
  const market = useMarket()
  const numbers = orders.map(({ number }) => number)
  const count = numbers.filter((number) => selected.includes(number)).length
  const select = (some: readonly string[], chosen: boolean) => {
    const others = selected.filter((number) => !some.includes(number))
    onSelectedChange(chosen ? [...others, ...some] : others)
  }
  return (
    <Table aria-label={t('desk.orders')}>
      <TableHead>
        <TableSelectCell
          selected={count > 0 && count === numbers.length}
          indeterminate={count > 0 && count < numbers.length}
          onSelect={(all) => select(numbers, all)}
        />
        {(['orders', 'customer', 'state'] as const).map((name) => (
          <TableColumn key={name}>{t(`desk.${name}`)}</TableColumn>
        ))}
        <TableColumn align="end">{t('desk.total')}</TableColumn>
        <TableColumn>
          <VisuallyHidden>{t('desk.open')}</VisuallyHidden>
        </TableColumn>
      </TableHead>
      <TableBody>
        {orders.length === 0 && <TableMessage columns={6}>{empty}</TableMessage>}
        {orders.map(({ number, customer, state, total }) => (
          <TableRow key={number} selected={selected.includes(number)}>
            <TableSelectCell
              rowName={number}
              selected={selected.includes(number)}
              onSelect={(chosen) => select([number], chosen)}
            />
            <TableCell rowHeader>
              <Link asChild>
                <button type="button" onClick={() => onOpen(number)}>
                  {number}
                </button>
              </Link>
            </TableCell>
            <TableCell label={t('desk.customer')}>{customer}</TableCell>
            <TableCell label={t('desk.state')}>
              <Badge size="sm" tone={tones[state]}>
                {t(`state.${state}`)}
              </Badge>
            </TableCell>
            <TableCell label={t('desk.total')} align="end">
              {formatPrice(total, market)}
            </TableCell>
            <TableCell align="end">
              <Menu>
                <MenuTrigger asChild>
                  <IconButton size="sm" aria-label={t('desk.actions', { number })}>
                    <MoreIcon />
                  </IconButton>
                </MenuTrigger>
                <MenuContent align="end">
                  <MenuItem onSelect={() => onOpen(number)}>{t('desk.open')}</MenuItem>
                  <MenuItem tone="danger" onSelect={() => onAct([number], 'cancelled')}>
                    {t('desk.cancel')}
                  </MenuItem>
                </MenuContent>
              </Menu>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
