import type { ProductWire } from '@shop/domain'
import type { PlacedOrder } from '@shop/domain/wire'
import { OfferPopup } from '@shop/ui'
import { useEffect, useState } from 'react'
import { browserApi } from '../../lib/browser-api.ts'
import { toOrderOffer, isOfferShown, markOfferShown } from './order-offer.ts'

/** Delay after the page opens, in milliseconds (specification, section 9). */
const POPUP_DELAY_MS = 1000

/** The offered product as it is read after the order: its price, and its name in the language of the page. */
type OfferedProduct = Pick<ProductWire, 'name' | 'price' | 'discountPrice'>

/** The popup with the offer of an order; it opens once per order. The price is shown when it has been read. */
export function OrderOfferPopup({ order }: { order: PlacedOrder }) {
  const { orderId } = order
  const offer = toOrderOffer(order)
  const [open, setOpen] = useState(false)
  const [offered, setOffered] = useState<OfferedProduct>()
  const offeredId = offer?.productId
  useEffect(() => {
    if (offeredId === undefined || isOfferShown(orderId)) return
    let active = true
    const load = async () => {
      const options = { order: String(orderId) }
      const product = await (await browserApi()).product(String(offeredId), options)
      if (active && product) setOffered(product)
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
      imageAlt={offered?.name ?? offer.productName}
      productName={offered?.name ?? offer.productName}
      {...(offered && { price: offered.price, discountPrice: offered.discountPrice })}
      buyHref={offer.buyHref}
    />
  )
}
