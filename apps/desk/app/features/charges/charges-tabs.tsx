import { TabNav, useMessages } from '@shop/ui'
import { chargesMessages } from './charges.messages.ts'

/** The two pages of charges and coupons. */
export function ChargesTabs({ current }: { current: 'charges' | 'coupons' }) {
  const t = useMessages(chargesMessages)
  return (
    <TabNav
      aria-label={t('charges.which')}
      current={current}
      items={[
        { id: 'charges', label: t('charges.delivery'), href: '/charges' },
        { id: 'coupons', label: t('coupons.title'), href: '/charges/coupons' },
      ]}
    />
  )
}
