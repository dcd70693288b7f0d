import { writeDigits } from '@shop/domain'
import type { TrackedOrder as TrackedOrderWire } from '@shop/domain/wire'
import {
  SavedOrders,
  Callout,
  TrackedOrder,
  TrackOrderForm,
  useMarket,
  useMessages,
} from '@shop/ui'
import type { TrackOrderValues } from '@shop/ui'
import { useEffect, useState } from 'react'
import { readLastOrder } from '../features/checkout/last-order.ts'
import { toOrderView } from '../features/checkout/order-view.ts'
import { forgetShopper } from '../features/checkout/personal-data.ts'
import { readSavedOrders, type StoredOrder } from '../features/checkout/saved-orders.ts'
import { storeLookUp, storedLookUp } from '../features/checkout/stored-look-up.ts'
import { cancelOrder, trackOrder } from '../features/checkout/track-order.ts'
import { WithoutScripts } from '../shell/without-scripts.tsx'
import { pageTitles } from '../messages/page-titles.messages.ts'
import { titleMeta } from '../messages/title-meta.ts'
import { useShop } from '../shell/use-shop.ts'
import { typesIntoField } from '../lib/typing.ts'

export const meta = titleMeta(pageTitles, 'trackPage.title')

/**
 * Focuses an order that appears or changes: it is announced, and comes into view on a phone. Not while the
 * shopper types, because a reload reads the order by itself.
 */
const focusOn = (element: HTMLElement | null) => {
  if (!typesIntoField()) element?.focus()
}

export default function TrackOrder() {
  const { shop } = useShop()
  const t = useMessages(pageTitles)
  const { digits } = useMarket()
  const [defaults, setDefaults] = useState<TrackOrderValues>()
  const [saved, setSaved] = useState<StoredOrder[]>([])
  const [order, setOrder] = useState<TrackedOrderWire>()
  const [failure, setFailure] = useState('')
  const [forgets, setForgets] = useState(0)
  useEffect(() => {
    const last = readLastOrder()
    if (last && !storedLookUp())
      setDefaults({
        orderNumber: writeDigits(String(last.orderId), digits),
        phone: writeDigits(last.user.phone, digits),
      })
    setSaved(readSavedOrders())
  }, [digits])

  function find(values: TrackOrderValues) {
    setOrder(undefined)
    setFailure('')
    return trackOrder(values, (found) => {
      storeLookUp(values)
      setOrder(found)
    })
  }

  // A reload asks for nothing again.
  useEffect(() => {
    const values = storedLookUp()
    if (!values) return
    setDefaults(values)
    void trackOrder(values, setOrder).then((result) => {
      if (!result.ok) setFailure(result.message ?? '')
    })
  }, [])

  async function openSaved(orderNumber: number) {
    const phone = saved.find(({ orderId }) => orderId === orderNumber)?.phone ?? ''
    const result = await find({ orderNumber: String(orderNumber), phone })
    if (!result.ok) setFailure(result.message ?? '')
  }

  return (
    <div className="mx-auto grid w-full max-w-shop-reading grid-cols-1 gap-8">
      <WithoutScripts purpose="form" title={t('trackPage.title')} />
      <TrackOrderForm
        // Another key is another form, with empty fields.
        key={forgets}
        {...(defaults ? { defaultValues: defaults } : {})}
        className="noscript:hidden print:hidden"
        supportPhone={shop.phone}
        onSubmit={find}
      />
      <SavedOrders
        orders={saved.map(({ orderId, ...rest }) => ({ orderNumber: orderId, ...rest }))}
        onOpen={(orderNumber) => void openSaved(orderNumber)}
        onForget={() => {
          forgetShopper()
          storeLookUp(undefined)
          setSaved([])
          setOrder(undefined)
          setFailure('')
          setDefaults(undefined)
          setForgets((times) => times + 1)
        }}
      />
      <Callout tone="danger">{failure}</Callout>
      {order && (
        <TrackedOrder
          key={`${order.orderId} ${order.status}`}
          ref={focusOn}
          tabIndex={-1}
          {...toOrderView(order)}
          status={order.status}
          placedAt={order.placedAt}
          history={order.history}
          toCollect={order.toCollect}
          customer={{ ...order.user, address: order.deliveryAddress }}
          shopName={shop.name}
          supportPhone={shop.phone}
          onCancel={order.cancellable ? () => cancelOrder(order, setOrder) : undefined}
        />
      )}
    </div>
  )
}
