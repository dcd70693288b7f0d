import { ButtonLink, phoneHref, useMessages } from '@shop/ui'
import { shellMessages } from './shell.messages.ts'
import { useShop } from './use-shop.ts'

export interface HelpLinksProps {
  /** The initial text of the WhatsApp message, such as a product name. */
  about?: string
}

/** Links for a phone call and a WhatsApp message. */
export function HelpLinks({ about }: HelpLinksProps) {
  const t = useMessages(shellMessages)
  const { shop } = useShop()
  const text = about ? `?text=${encodeURIComponent(about)}` : ''
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink href={phoneHref(shop.phone)} variant="outline">
        {t('shell.call')}
      </ButtonLink>
      <ButtonLink
        href={`https://wa.me/${shop.whatsapp.replace(/\D/g, '')}${text}`}
        variant="outline"
        target="_blank"
        rel="noopener"
      >
        {t('shell.whatsapp')}
      </ButtonLink>
    </div>
  )
}
