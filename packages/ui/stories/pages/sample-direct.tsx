import { deliveryCharge, INITIAL_ZONES, orderTotals } from '@shop/domain'
import type { ProductSummary } from '../../src/commerce/product/product.ts'
import { DirectCheckoutForm, type DirectCheckoutValues } from '../../src/index.ts'
import { shop } from './page-fixtures.ts'

interface SampleDirectProps {
  product: ProductSummary
  quantity: number
  /** Called with the submitted values and the total in taka. */
  onOrdered: (values: DirectCheckoutValues, total: number) => void
}

/** Direct checkout of the sample shop. */
export function SampleDirect({ product, quantity, onOrdered }: SampleDirectProps) {
  const { price, discountPrice } = product
  return (
    <DirectCheckoutForm
      product={product}
      defaultQuantity={quantity}
      supportPhone={shop.phone}
      onSubmit={(values) => {
        const line = { price, discountPrice: discountPrice ?? null, cartQuantity: values.quantity }
        const charge = deliveryCharge(INITIAL_ZONES, values.zone)
        onOrdered(values, orderTotals({ lines: [line], charge }).totallPrice)
        return Promise.resolve({ ok: true })
      }}
    />
  )
}
