import { useState, useSyncExternalStore } from 'react'
import { AppShellHeader } from '@shop/ui/app-shell'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { ConfirmDialog } from '@shop/ui/confirm-dialog'
import { DataList, DataListItem } from '@shop/ui/data-list'
import { Drawer, DrawerContent, DrawerTitle } from '@shop/ui/drawer'
import { EmptyState } from '@shop/ui/empty-state'
import { formatNumber } from '@shop/ui/format'
import { Input } from '@shop/ui/input'
import { useMarket } from '@shop/ui/market-provider'
import { useMessages } from '@shop/ui/messages-provider'
import { Pagination } from '@shop/ui/pagination'
import { PhoneLink } from '@shop/ui/phone-link'
import { TabNav } from '@shop/ui/tab-nav'
import { toast, ToastAction } from '@shop/ui/toast'
import { OrderTable } from './order-table.tsx'
import { firstOrders, states, type Act } from './orders.ts'
import { texts } from './texts.ts'

const pageSize = 8

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

export function OrderDesk() {
  const t = useMessages(texts)
  const market = useMarket()
  const state = useSyncExternalStore(subscribe, () => location.hash.slice(1) || 'all')
  const [orders, setOrders] = useState(firstOrders)
  const [query, setQuery] = useState('')
  const [chosenPage, setPage] = useState(1)
  const [selected, setSelected] = useState<readonly string[]>([])
  const [openedNumber, setOpened] = useState<string>()
  const [toCancel, setToCancel] = useState<readonly string[]>([])

  const opened = orders.find(({ number }) => number === openedNumber)
  const found = orders.filter(({ number, customer, phone }) =>
    `${number} ${customer} ${phone}`.toLowerCase().includes(query.toLowerCase()),
  )
  const inState = (id: string) => found.filter((order) => id === 'all' || order.state === id)
  const shown = inState(state)
  const pageCount = Math.ceil(shown.length / pageSize)
  const page = Math.max(1, Math.min(chosenPage, pageCount))

  const change: Act = (numbers, next) => {
    const changed = new Set(numbers)
    setOrders(orders.map((one) => (changed.has(one.number) ? { ...one, state: next } : one)))
    setSelected([])
    const undo = () => (setOrders(orders), remove())
    const remove = toast(t('desk.changed', { n: numbers.length, state: t(`state.${next}`) }), {
      tone: 'success',
      action: <ToastAction onClick={undo}>{t('desk.undo')}</ToastAction>,
    })
  }
  const act: Act = (numbers, next) =>
    next === 'cancelled' ? setToCancel(numbers) : change(numbers, next)
  const selection = t('desk.selected', { n: selected.length })

  return (
    <div className="page">
      <AppShellHeader title={t('desk.orders')} description={t('desk.found', { n: shown.length })} />
      <TabNav
        aria-label={t('desk.state')}
        current={state}
        items={(['all', ...states] as const).map((id) => ({
          id,
          label: id === 'all' ? t('desk.all') : t(`state.${id}`),
          href: `#${id}`,
          badge: formatNumber(inState(id).length, market),
        }))}
      />
      <Input
        type="search"
        aria-label={t('desk.search')}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      {selected.length > 0 && (
        <Card padding="sm" role="region" aria-label={selection} className="row">
          {selection}
          <Button size="sm" onClick={() => act(selected, 'confirmed')}>
            {t('desk.confirm')}
          </Button>
          <Button size="sm" tone="danger" onClick={() => act(selected, 'cancelled')}>
            {t('desk.cancel')}
          </Button>
        </Card>
      )}
      <OrderTable
        orders={shown.slice((page - 1) * pageSize, page * pageSize)}
        selected={selected}
        onSelectedChange={setSelected}
        onOpen={setOpened}
        onAct={act}
        empty={
          <EmptyState
            title={t('desk.none')}
            action={<Button onClick={() => setQuery('')}>{t('desk.clear')}</Button>}
          />
        }
      />
      <Pagination page={page} pageCount={pageCount} onPageChange={setPage} />
      <Drawer open={opened !== undefined} onOpenChange={() => setOpened(undefined)}>
        <DrawerContent side="end">
          <DrawerTitle>{opened?.number}</DrawerTitle>
          <DataList>
            <DataListItem label={t('desk.customer')}>{opened?.customer}</DataListItem>
            <DataListItem label={t('desk.phone')}>
              <PhoneLink phone={opened?.phone ?? ''} />
            </DataListItem>
          </DataList>
        </DrawerContent>
      </Drawer>
      <ConfirmDialog
        open={toCancel.length > 0}
        onOpenChange={() => setToCancel([])}
        title={t('desk.cancelTitle', { n: toCancel.length })}
        confirmText={t('desk.cancel')}
        onConfirm={() => change(toCancel, 'cancelled')}
      />
    </div>
  )
}
