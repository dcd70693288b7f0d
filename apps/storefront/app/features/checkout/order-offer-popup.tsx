import type { PlacedOrder } from '@shop/domain/wire'
import { OfferPopup } from '@shop/ui'
import { useEffect, useState } from 'react'
import { browserApi } from '../../lib/browser-api.ts'
import { toOrderOffer, isOfferShown, markOfferShown } from './order-offer.ts'

/** Delay after the page opens, in milliseconds (specification, section 9). */
const POPUP_DELAY_MS = 1000

/** The popup with the offer of an order; it opens once per order. The price is shown when it has been read. */
export function OrderOfferPopup({ order }: { order: PlacedOrder }) {
  const { orderId } = order
  const offer = toOrderOffer(order)
  const [open, setOpen] = useState(false)
  const [price, setPrice] = useState<{ price: number; discountPrice: number | null }>()
  const offeredId = offer?.productId
  useEffect(() => {
    if (offeredId === undefined || isOfferShown(orderId)) return
    let active = true
    const load = async () => {
      const options = { order: String(orderId) }
      const product = await (await browserApi()).product(String(offeredId), options)
      if (active && product) setPrice(product)
    }
    load().catch((error: unknown) => console.info('The price of the offer was not read.', error))
    const timer = setTimeout(() => {
      markOfferShown(orderId)
      setOpen(true)
    }, POPUP_DELAY_MS)
    return () => {
      active = false
      clearTimeout(timer)
    }
  }, [offeredId, orderId])
  if (!offer) return null
  return (
    <OfferPopup
      open={open}
      onOpenChange={setOpen}
      name={order.deliveryName}
      image={offer.image}
      imageAlt={offer.productName}
      productName={offer.productName}
      price={price}
      buyHref={offer.buyHref}
    />
  )
}
