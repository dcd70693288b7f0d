import type { PlacedOrder } from '@shop/domain/wire'
import { OfferPopup } from '@shop/ui'
import { useEffect, useState } from 'react'
import { offerOf, offerWasShown, rememberOffer } from './offer.ts'

/** How long after the page the popup comes, in milliseconds (specification, section 9). */
const DELAY = 1000

/** The popup with the offer of a qualifying order; it opens once an order. */
export function OrderOffer({ order }: { order: PlacedOrder }) {
  const { orderId } = order
  const offer = offerOf(order)
  const [open, setOpen] = useState(false)
  const qualifies = offer !== undefined
  useEffect(() => {
    if (!qualifies || offerWasShown(orderId)) return
    const timer = setTimeout(() => {
      rememberOffer(orderId)
      setOpen(true)
    }, DELAY)
    return () => clearTimeout(timer)
  }, [qualifies, orderId])
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
