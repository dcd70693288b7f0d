'use client'

import type { ComponentProps } from 'react'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { Card } from '../../components/card/card.tsx'
import { PhoneIcon } from '../../components/icon/object-icon.tsx'
import { PageTitle } from '../../components/page-title/page-title.tsx'
import { phoneHref } from '../../components/phone-link/phone-href.ts'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { callToOrderMessages } from './call-to-order.messages.ts'

export interface CallToOrderProps extends Omit<ComponentProps<'noscript'>, 'children' | 'title'> {
  /** Number to call. */
  phone: string
  /** Title of a page whose other content needs JavaScript. @default none */
  title?: string
  /** What cannot be done without JavaScript: an order, or a form to send. @default 'order' */
  purpose?: 'order' | 'form'
}

/** Asks to call, for an order or in place of a form, where a browser runs no scripts; elsewhere nothing is shown. */
export function CallToOrder({
  phone,
  title,
  purpose = 'order',
  className,
  ...props
}: CallToOrderProps) {
  const t = useMessages(callToOrderMessages)
  return (
    <noscript data-shop="call-to-order" className={cn('shop:block', className)} {...props}>
      {title && <PageTitle className="shop:mb-4">{title}</PageTitle>}
      <Card padding="sm" className="shop:grid shop:justify-items-start shop:gap-3">
        <p className="shop:m-0">
          {t(purpose === 'order' ? 'callToOrder.text' : 'callToOrder.form')}
        </p>
        <ButtonLink href={phoneHref(phone)} size="lg">
          <PhoneIcon className="shop:size-5" />
          <span>{t('callToOrder.call')}</span> <span translate="no">{phone}</span>
        </ButtonLink>
      </Card>
    </noscript>
  )
}
