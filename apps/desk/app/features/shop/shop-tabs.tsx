import { TabNav, useMessages } from '@shop/ui'
import { factsMessages } from './facts.messages.ts'
import { shopFactsMessages } from './shop-facts.messages.ts'

/** The pages of what an owner decides of the shop. */
export function ShopTabs({ current }: { current: 'charges' | 'coupons' | 'facts' }) {
  const t = useMessages(shopFactsMessages)
  const tFacts = useMessages(factsMessages)
  return (
    <TabNav
      aria-label={t('charges.which')}
      current={current}
      items={[
        { id: 'charges', label: t('charges.delivery'), href: '/shop' },
        { id: 'coupons', label: t('coupons.title'), href: '/shop/coupons' },
        { id: 'facts', label: tFacts('facts.title'), href: '/shop/facts' },
      ]}
    />
  )
}
