'use client'

import type { ComponentProps } from 'react'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { BanknoteIcon, PhoneIcon } from '../../components/icon/object-icon.tsx'
import { CheckIcon } from '../../components/icon/sign-icon.tsx'
import { PageTitle } from '../../components/page-title/page-title.tsx'
import { phoneHref } from '../../components/phone-link/phone-href.ts'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import type { OrderedLine } from '../order-summary/ordered-line.ts'
import { OrderSummary } from '../order-summary/order-summary.tsx'
import { OrderNumber } from './order-number.tsx'
import { orderSuccessPanelMessages } from './order-success-panel.messages.ts'

/** Amounts of an order in taka. */
export interface OrderTotals {
  subtotal: number
  /** @default 0 */
  discount?: number
  shipping: number
  total: number
}

export interface OrderSuccessPanelProps extends ComponentProps<'section'> {
  /** Without it only the confirmation text is shown. */
  orderNumber?: string | number
  deliveryName?: string
  /** @default [] */
  lines?: readonly OrderedLine[]
  totals?: OrderTotals
  /** Phone number for changing or cancelling the order. */
  supportPhone?: string
  /** Whether a confirmation SMS is sent; else the text says that the shop calls. @default true */
  smsExpected?: boolean
  /** @default '/track-order' */
  trackHref?: string
  /** @default '/' */
  shopHref?: string
}

/** Confirms a placed order: number, lines, totals and next steps. */
export function OrderSuccessPanel({
  orderNumber,
  deliveryName,
  lines = [],
  totals,
  supportPhone,
  smsExpected = true,
  trackHref = '/track-order',
  shopHref = '/',
  className,
  children,
  ...props
}: OrderSuccessPanelProps) {
  const t = useMessages(orderSuccessPanelMessages)
  return (
    <section
      data-slot="order-success-panel"
      className={cn('mx-auto grid max-w-reading gap-6 text-ink', className)}
      {...props}
    >
      <div className="grid justify-items-center gap-3 text-center">
        <span className="grid size-14 place-items-center rounded-ticket border-2 border-dashed border-success bg-success-soft text-success">
          <CheckIcon className="size-7" />
        </span>
        <PageTitle>{t('success.title')}</PageTitle>
        <p className="m-0 text-base text-balance">
          {t(smsExpected ? 'success.text' : 'success.textCall')}
        </p>
        {orderNumber !== undefined && (
          <OrderNumber
            label={t('success.number')}
            number={orderNumber}
            note={deliveryName && t('success.for', { name: deliveryName })}
          />
        )}
        <p className="m-0 inline-flex items-center gap-2 text-base font-bold">
          <BanknoteIcon className="size-5 shrink-0 text-success" />
          {t('success.paid')}
        </p>
      </div>
      {totals && <OrderSummary lines={lines} {...totals} />}
      <div className="rounded-surface bg-sunken p-4">
        <h2 className="m-0 text-base font-bold">{t('success.next')}</h2>
        <ol className="m-0 mt-2 list-decimal space-y-1 ps-5">
          <li>{t('success.call')}</li>
          <li>{t('success.pay')}</li>
          <li>
            {supportPhone ? t('success.change', { phone: supportPhone }) : t('success.changeSoon')}
          </li>
        </ol>
        {supportPhone && (
          <ButtonLink variant="outline" href={phoneHref(supportPhone)} className="mt-3">
            <PhoneIcon className="size-4.5" />
            {supportPhone}
          </ButtonLink>
        )}
      </div>
      {children}
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink variant="outline" href={trackHref}>
          {t('success.track')}
        </ButtonLink>
        <ButtonLink href={shopHref}>{t('success.shop')}</ButtonLink>
      </div>
    </section>
  )
}
