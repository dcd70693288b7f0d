import { PaymentMethodForm, useMessages } from '@shop/ui'
import { useNavigate } from 'react-router-dom'
import { WithoutScripts } from '../shell/without-scripts.tsx'
import { pageTitles } from '../messages/page-titles.messages.ts'
import { titleMeta } from '../messages/title-meta.ts'
import { useShop } from '../shell/use-shop.ts'

export const meta = titleMeta(pageTitles, 'paymentPage.title')

/** A placeholder, as specified: the order flow does not link here, and Pay is only logged. */
export default function PaymentMethod() {
  const t = useMessages(pageTitles)
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
