import { bagLines, directBag, emptyBag, subtractFromLine, type CardProduct } from '@shop/domain'
import {
  DirectCheckoutForm,
  MarketProvider,
  type DirectCheckoutValues,
  type FormResult,
} from '@shop/ui'
import { useNavigate } from 'react-router-dom'
import { toSummary } from '../../lib/product-view.ts'
import { OrderNotices } from './order-notices.tsx'
import { placesInZones, useCheckout, type CheckoutProps } from './use-checkout.tsx'

export interface DirectCheckoutProps extends CheckoutProps {
  product: CardProduct
  quantity: number
}

/** The delivery form of Buy Now: orders one product and opens the thank-you page. */
export function DirectCheckout(props: DirectCheckoutProps) {
  const { bag, notices, updateBag } = props
  const navigate = useNavigate()
  const { form, formKey, texts, earlier, submit } = useCheckout(props)
  const [line] = bagLines(bag ?? emptyBag())
  const product: CardProduct = { ...props.product, ...line?.item }

  async function order({ quantity, zone, ...typed }: DirectCheckoutValues): Promise<FormResult> {
    const { productId, order_id, campaign_id } = product
    console.info('Direct order', productId, quantity)
    return submit({
      bag: directBag(product, quantity),
      coupon: null,
      delivery: { ...typed, zone },
      onPlaced(placed) {
        updateBag((stored) =>
          subtractFromLine(stored, productId, quantity, { order_id, campaign_id }),
        )
        void navigate('/thank-you', {
          replace: true,
          state: { product, total: placed.totallPrice, order: placed },
        })
      },
    })
  }

  return (
    <MarketProvider market={placesInZones}>
      <OrderNotices
        notices={Object.values(notices).map(({ notice }) => notice)}
        blocked={false}
        earlier={earlier}
      />
      <DirectCheckoutForm
        key={formKey}
        product={toSummary(product)}
        defaultQuantity={props.quantity}
        {...form}
        {...(texts && { defaultValues: texts })}
        onSubmit={order}
      />
    </MarketProvider>
  )
}
