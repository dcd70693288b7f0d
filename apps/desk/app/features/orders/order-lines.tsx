import { AmountList, Image, useMessages } from '@shop/ui'
import { amountToCollect, toPoisha, toTaka, type OrderStatus } from '@shop/domain'
import type { DeskOrderDetails } from '@shop/domain/wire'
import { RecordTable } from '../../parts/record-table.tsx'
import { orderMessages } from './order.messages.ts'

/** What was ordered, and what the rider collects in this state. */
export function OrderLines({ order, state }: { order: DeskOrderDetails; state: OrderStatus }) {
  const t = useMessages(orderMessages)
  const { coupon, discount, manualDiscount } = order
  const ofCoupon = toTaka(toPoisha(discount) - toPoisha(manualDiscount?.amount ?? 0))
  const couponName = coupon ? t('orderPage.coupon', { code: coupon }) : t('orderPage.discount')
  return (
    <>
      <RecordTable
        aria-label={t('orderPage.lines')}
        rows={order.lines}
        idOf={({ productId }) => productId}
        columns={[
          {
            label: t('orderPage.product'),
            cell: ({ picture, name }) => (
              <div className="flex items-center gap-3">
                <Image src={picture} alt="" sizes="48px" className="w-12 shrink-0" />
                <span>{name}</span>
              </div>
            ),
          },
          { label: t('orderPage.quantity'), count: ({ quantity }) => quantity },
          { label: t('orderPage.price'), amount: ({ price }) => price },
          { label: t('orderPage.total'), amount: ({ total }) => total },
        ]}
      />
      <AmountList
        items={[
          { label: t('orderPage.subtotal'), value: order.subtotal },
          ...(ofCoupon > 0 ? [{ label: couponName, value: -ofCoupon }] : []),
          ...(manualDiscount
            ? [
                {
                  label: t('orderPage.discountFor', { reason: manualDiscount.reason }),
                  value: -manualDiscount.amount,
                },
              ]
            : []),
          { label: t('orderPage.delivery'), value: order.deliveryCharge },
          { label: t('orderPage.total'), value: order.total },
        ]}
        total={amountToCollect(state, order.total)}
        totalText={t('orderPage.collect')}
      />
    </>
  )
}
