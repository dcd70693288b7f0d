'use client'

import type { ComponentProps } from 'react'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { BanknoteIcon, PhoneIcon } from '../../components/icon/object-icon.tsx'
import { CheckIcon } from '../../components/icon/sign-icon.tsx'
import { PageTitle } from '../../components/page-title/page-title.tsx'
import { phoneHref } from '../../components/phone-link/phone-href.ts'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useShopRoutes } from '../../lib/routes.tsx'
import type { OrderedLine } from '../order-summary/ordered-line.ts'
import { OrderSummary } from '../order-summary/order-summary.tsx'
import { ReceiptHead, type Receipt } from '../order-summary/receipt-head.tsx'
import { OrderNumber } from './order-number.tsx'
import { orderSuccessPanelMessages } from './order-success-panel.messages.ts'

/** Amounts of an order in the market's currency. */
export interface OrderTotals {
  subtotal: number
  /** @default 0 */
  discount?: number
  /** Code of the coupon that gave the discount. */
  couponCode?: string | null | undefined
  shipping: number
  total: number
}

export interface OrderSuccessPanelProps extends ComponentProps<'section'> {
  /** Printed above the order. */
  receipt?: Receipt
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
  /** @default '/track-order', or `track` of `RoutesProvider` */
  trackHref?: string
  /** @default '/', or `home` of `RoutesProvider` */
  shopHref?: string
}

/** Confirms a placed order: number, lines, totals and next steps. */
export function OrderSuccessPanel({
  receipt,
  orderNumber,
  deliveryName,
  lines = [],
  totals,
  supportPhone,
  smsExpected = true,
  trackHref,
  shopHref,
  className,
  children,
  ...props
}: OrderSuccessPanelProps) {
  const t = useMessages(orderSuccessPanelMessages)
  const routes = useShopRoutes()
  return (
    <section
      data-shop="order-success-panel"
      className={cn(
        'shop:mx-auto shop:grid shop:max-w-reading shop:gap-6 shop:text-ink',
        className,
      )}
      {...props}
    >
      {receipt && <ReceiptHead {...receipt} />}
      <div className="shop:grid shop:justify-items-center shop:gap-3 shop:text-center">
        <span className="shop:grid shop:size-14 shop:place-items-center shop:rounded-ticket shop:border-2 shop:border-dashed shop:border-success shop:bg-success-soft shop:text-success">
          <CheckIcon className="shop:size-7" />
        </span>
        <PageTitle>{t('success.title')}</PageTitle>
        <p className="shop:m-0 shop:text-base shop:text-balance">
          {t(smsExpected ? 'success.text' : 'success.textCall')}
        </p>
        {orderNumber !== undefined && (
          <OrderNumber
            label={t('success.number')}
            number={orderNumber}
            note={deliveryName && t('success.for', { name: deliveryName })}
          />
        )}
        <p className="shop:m-0 shop:inline-flex shop:items-center shop:gap-2 shop:text-base shop:font-bold">
          <BanknoteIcon className="shop:size-5 shop:shrink-0 shop:text-success" />
          <span>{t('success.paid')}</span>
        </p>
      </div>
      {totals && <OrderSummary lines={lines} {...totals} />}
      <div className="shop:rounded-surface shop:bg-sunken shop:p-4">
        <h2 className="shop:m-0 shop:text-base shop:font-bold">{t('success.next')}</h2>
        <ol className="shop:m-0 shop:mt-2 shop:list-decimal shop:in-[:lang(bn)]:list-[bengali] shop:space-y-1 shop:ps-5">
          <li>{t('success.call')}</li>
          <li>{t('success.pay')}</li>
          <li>
            {supportPhone ? t('success.change', { phone: supportPhone }) : t('success.changeSoon')}
          </li>
        </ol>
        {supportPhone && (
          <ButtonLink
            variant="outline"
            href={phoneHref(supportPhone)}
            className="shop:mt-3 shop:print:hidden"
          >
            <PhoneIcon className="shop:size-4.5" />
            <span translate="no">{supportPhone}</span>
          </ButtonLink>
        )}
      </div>
      {children}
      <div className="shop:flex shop:flex-wrap shop:justify-center shop:gap-3 shop:print:hidden">
        <ButtonLink variant="outline" href={trackHref ?? routes.track}>
          {t('success.track')}
        </ButtonLink>
        <ButtonLink href={shopHref ?? routes.home}>{t('success.shop')}</ButtonLink>
      </div>
    </section>
  )
}
