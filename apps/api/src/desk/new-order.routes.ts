import { deskNewOrderRequest, deskOrderAnswer, type NewDeskOrder } from '@shop/domain/wire'
import type { Deps } from '../deps.ts'
import { answer } from '../http/context.ts'
import type { Call } from '../http/define-call.ts'
import type { PlaceOrder } from '../orders/order-placing.ts'
import type { OrderToPlace } from '../orders/price-order.ts'
import type { OrderLimits } from '../orders/stock-holds.ts'
import { authorOf, deskCall } from './desk-call.ts'
import { orderDetails } from './order-answer.ts'

/** The limits are for shoppers, whom nobody knows. */
const noLimits: OrderLimits = {
  rates: [],
  guesses: [],
  bounds: { order: 0, phone: 0, address: 0 },
  placedFrom: null,
}

/** POST /desk/orders. */
export function newOrderRoutes(deps: Deps, place: PlaceOrder): Call[] {
  const { db } = deps
  return [
    deskCall(
      deps,
      'orders',
      'POST /desk/orders',
      'Places an order that somebody has given by phone or in a message, as POST /orders/confirm does, without its limits. The same order sent again within two minutes is not placed again.',
      {
        body: deskNewOrderRequest,
        answer: deskOrderAnswer,
        errors: {
          409: 'A line is short or gone: `errors` names the line and what is `left`. Or the total is above `expectedTotal`, or the zone is gone: `data` is the current quote.',
        },
      },
      async (c, { member }, { body }) => {
        c.set('phone', body.phone)
        const limits = async () => noLimits
        const { order } = await place(toOrder(body), undefined, limits, authorOf(member))
        return answer(c, await orderDetails(db, order.orderId))
      },
    ),
  ]
}

/** The discount of the staff stays in `rest`. */
const toOrder = ({
  name,
  phone,
  address,
  zone,
  coupon,
  lines,
  ...rest
}: NewDeskOrder): OrderToPlace => ({
  ...rest,
  ...{ deliveryName: name, deliveryPhone: phone, deliveryAddress: address },
  ...{ shippingZone: zone, couponCode: coupon, meta: undefined },
  products: lines.map(({ productId, quantity }) => ({
    ...{ id: productId, quantity, order_id: null, campaign_id: null },
  })),
})
