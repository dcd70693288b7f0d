'use client'

import { useId, type ComponentProps, type ComponentType, type ReactNode } from 'react'
import { Card } from '../../components/card/card.tsx'
import { CopyButton } from '../../components/copy-button/copy-button.tsx'
import type { IconProps } from '../../components/icon/icon.tsx'
import { ClockIcon, PhoneIcon, TruckIcon } from '../../components/icon/object-icon.tsx'
import { PhoneLink } from '../../components/phone-link/phone-link.tsx'
import { formatAmount } from '../../lib/format.ts'
import { useMarket } from '../../lib/market.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { deliveryInfoMessages } from './delivery-info.messages.ts'

interface RowProps {
  Icon: ComponentType<IconProps>
  term: string
  children: ReactNode
}

function Row({ Icon, term, children }: RowProps) {
  return (
    <div className="shop:ps-9">
      <dt className="shop:relative shop:text-sm shop:text-muted">
        <Icon
          strokeWidth={1.5}
          className="shop:size-5.5 shop:absolute shop:-start-9 shop:top-0 shop:text-brand"
        />
        <span>{term}</span>
      </dt>
      {children}
    </div>
  )
}

export interface DeliveryInfoProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Phone number as displayed. */
  supportPhone: string
}

/** Delivery charges of the zones of the market, delivery times in Bangladesh, and the support phone number. */
export function DeliveryInfo({ supportPhone, className, ...props }: DeliveryInfoProps) {
  const t = useMessages(deliveryInfoMessages)
  const id = useId()
  const market = useMarket()
  const { zones } = market
  // The texts of inside and outside Dhaka are more exact than a charge.
  const dhaka = zones.every(({ value }) => /^dhaka_(?:in|out)side$/.test(value))
  const line = 'shop:m-0 shop:text-base'

  return (
    <Card asChild padding="sm">
      <section data-shop="delivery-info" aria-labelledby={id} className={className} {...props}>
        <h2 id={id} className="shop:sr-only">
          {t('deliveryInfo.title')}
        </h2>
        <dl className="shop:m-0 shop:grid shop:gap-4">
          <Row Icon={TruckIcon} term={t('deliveryInfo.charge')}>
            {dhaka ? (
              <>
                <dd className={line}>{t('deliveryInfo.chargeInside')}</dd>
                <dd className={line}>{t('deliveryInfo.chargeOutside')}</dd>
              </>
            ) : (
              zones.map(({ value, label, charge }) => (
                <dd key={value} className={line}>
                  {t('deliveryInfo.chargeZone', {
                    zone: label ?? value,
                    charge: formatAmount(charge, market),
                  })}
                </dd>
              ))
            )}
            <dd className="shop:m-0 shop:text-sm shop:text-muted">{t('deliveryInfo.exact')}</dd>
          </Row>
          {dhaka && (
            <Row Icon={ClockIcon} term={t('deliveryInfo.time')}>
              <dd className={line}>{t('deliveryInfo.timeInside')}</dd>
              <dd className={line}>{t('deliveryInfo.timeOutside')}</dd>
            </Row>
          )}
          <Row Icon={PhoneIcon} term={t('deliveryInfo.support')}>
            <dd className="shop:m-0 shop:flex shop:flex-wrap shop:items-center shop:justify-between shop:gap-x-3 shop:gap-y-1">
              <PhoneLink
                variant="plain"
                phone={supportPhone}
                className="shop:text-lg shop:font-bold"
              />
              <CopyButton value={supportPhone}>{t('deliveryInfo.copy')}</CopyButton>
            </dd>
          </Row>
        </dl>
      </section>
    </Card>
  )
}
