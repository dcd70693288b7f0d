import { useState } from 'react'
import { bagFixture } from './bag-line.ts'
import { OrderSummary } from '../../src/blocks/order-summary/order-summary.tsx'
import {
  DeliveryForm,
  type DeliveryFormProps,
} from '../../src/blocks/delivery-form/delivery-form.tsx'
import { text } from './text.ts'

/** The summary of a bag. */
export const summary = (
  <OrderSummary lines={bagFixture} subtotal={8020} shipping={130} total={8150} />
)
/** A shopper whose data is known. */
export const known = {
  name: text('Nusrat Jahan', 'নুসরাত জাহান'),
  mobile: '01712345678',
  address: text('House 12, Road 5, Mirpur 10, Dhaka', 'বাসা ১২, রোড ৫, মিরপুর ১০, ঢাকা'),
}

/** A form whose order is refused, and which is disabled soon after. */
export function RefusedAtOnce(props: DeliveryFormProps) {
  const [disabled, setDisabled] = useState(false)
  return (
    <DeliveryForm
      {...props}
      disabled={disabled}
      onSubmit={async () => {
        setTimeout(() => setDisabled(true), 100)
        return { ok: false, message: 'This product is sold out.' }
      }}
    />
  )
}
