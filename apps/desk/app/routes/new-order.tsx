import { useMessages } from '@shop/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { MessageBox } from '../features/new-order/message-box.tsx'
import { NewOrderForm } from '../features/new-order/new-order-form.tsx'
import { newOrderMessages } from '../features/new-order/new-order.messages.ts'
import { ProductPicker } from '../features/new-order/product-picker.tsx'
import { clearNewOrder, useNewOrder } from '../lib/new-order.ts'
import { orderQuery, quoteQuery } from '../lib/queries.ts'
import { notify } from '../messages/notify.ts'
import { Section } from '../parts/section.tsx'
import { Page } from '../shell/page.tsx'

/** /orders/new: an order that somebody gives by phone or in a message. */
export function NewOrderPage() {
  const t = useMessages(newOrderMessages)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const order = useNewOrder()
  const [coupon, setCoupon] = useState(order.coupon)
  const { data } = useQuery(quoteQuery({ ...order, coupon }))
  const quote = order.lines.length > 0 ? data : undefined
  return (
    <Page title={t('newOrder.title')} description={t('newOrder.help')}>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {/* The list of products that match is larger than the card. */}
        <Section title={t('newOrder.products')} className="grid gap-4 overflow-visible">
          <ProductPicker quote={quote} />
        </Section>
        <Section title={t('newOrder.customer')}>
          <MessageBox />
          <NewOrderForm
            quote={quote}
            quotedCoupon={coupon}
            onCoupon={setCoupon}
            onPlaced={(placed) => {
              clearNewOrder()
              queries.setQueryData(orderQuery(placed.id).queryKey, placed)
              notify(t('newOrder.placed', { number: placed.number }), { tone: 'success' })
              void navigate(`/orders/${placed.id}`)
            }}
          />
        </Section>
      </div>
    </Page>
  )
}
