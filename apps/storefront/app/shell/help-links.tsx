import type { ShopWire } from '@shop/domain/wire'
import { ButtonLink, phoneHref, useMessages } from '@shop/ui'
import { frameMessages } from './layout.messages.ts'

export interface HelpLinksProps {
  shop: Pick<ShopWire, 'phone' | 'whatsapp'>
  /** The initial text of the WhatsApp message, such as a product name. */
  about?: string
}

/** Links for a phone call and a WhatsApp message. */
export function HelpLinks({ shop, about }: HelpLinksProps) {
  const t = useMessages(frameMessages)
  const text = about ? `?text=${encodeURIComponent(about)}` : ''
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink href={phoneHref(shop.phone)} variant="outline">
        {t('frame.call')}
      </ButtonLink>
      <ButtonLink
        href={`https://wa.me/${shop.whatsapp.replace(/\D/g, '')}${text}`}
        variant="outline"
        target="_blank"
        rel="noopener"
      >
        {t('frame.whatsapp')}
      </ButtonLink>
    </div>
  )
}
