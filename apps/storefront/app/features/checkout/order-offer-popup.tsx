import type { PlacedOrder } from '@shop/domain/wire'
import { OfferPopup } from '@shop/ui'
import { useEffect, useState } from 'react'
import { toOrderOffer, isOfferShown, markOfferShown } from './order-offer.ts'

/** Delay after the page opens, in milliseconds (specification, section 9). */
const POPUP_DELAY_MS = 1000

/** The popup with the offer of an order; it opens once per order. */
export function OrderOfferPopup({ order }: { order: PlacedOrder }) {
  const { orderId } = order
  const offer = toOrderOffer(order)
  const [open, setOpen] = useState(false)
  const hasOffer = offer !== undefined
  useEffect(() => {
    if (!hasOffer || isOfferShown(orderId)) return
    const timer = setTimeout(() => {
      markOfferShown(orderId)
      setOpen(true)
    }, POPUP_DELAY_MS)
    return () => clearTimeout(timer)
  }, [hasOffer, orderId])
  if (!offer) return null
  return (
    <OfferPopup
      open={open}
      onOpenChange={setOpen}
      name={order.deliveryName}
      image={offer.image}
      imageAlt={offer.productName}
      buyHref={offer.buyHref}
    />
  )
}
