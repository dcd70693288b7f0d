import { PaymentMethodForm, useMessages } from '@shop/ui'
import { useNavigate } from 'react-router-dom'
import type { Route } from './+types/payment-method'
import { WithoutScripts } from '../shell/without-scripts.tsx'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTexts } from '../messages/texts.ts'
import { paymentPageMessages } from './payment-method.messages.ts'
import { useShop } from '../shell/use-shop.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTexts(matches, paymentPageMessages)('paymentPage.title') })

/** A placeholder, as specified: the order flow does not link here, and Pay is only logged. */
export default function PaymentMethod() {
  const t = useMessages(paymentPageMessages)
  const navigate = useNavigate()
  const { paymentAmount: amount } = useShop().shop
  return (
    <>
      <WithoutScripts title={t('paymentPage.title')} />
      <PaymentMethodForm
        className="noscript:hidden"
        amount={amount}
        onSubmit={async ({ paymentMethod }) => {
          console.info('Payment', paymentMethod, amount)
          void navigate('/payment-success', { state: { order: null } })
          return { ok: true }
        }}
      />
    </>
  )
}
