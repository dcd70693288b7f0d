'use client'

import { ButtonLink } from '../../components/button/button-link.tsx'
import { PhoneIcon } from '../../components/icon/object-icon.tsx'
import { phoneHref } from '../../components/phone-link/phone-href.ts'
import { useMessages } from '../../lib/messages.tsx'
import { purchasePanelMessages } from './purchase-panel.messages.ts'

interface SoldOutHelpProps {
  /** Address of similar products. */
  similarHref?: string | undefined
  /** Phone number as displayed. */
  supportPhone?: string | undefined
}

/** What a shopper can do instead of buying a product that is sold out. */
export function SoldOutHelp({ similarHref, supportPhone }: SoldOutHelpProps) {
  const t = useMessages(purchasePanelMessages)
  return (
    <div className="shop:grid shop:gap-3 shop:rounded-surface shop:bg-sunken shop:p-4">
      <p className="shop:m-0 shop:text-base">{t('purchase.soldOutHelp')}</p>
      <div className="shop:flex shop:flex-wrap shop:gap-3">
        {similarHref && <ButtonLink href={similarHref}>{t('purchase.similar')}</ButtonLink>}
        {supportPhone && (
          <ButtonLink variant="outline" href={phoneHref(supportPhone)}>
            <PhoneIcon className="shop:size-4.5" />
            <span>{t('purchase.call', { phone: supportPhone })}</span>
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
