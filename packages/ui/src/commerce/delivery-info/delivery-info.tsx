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
import { useDeliveryZones } from '../../lib/use-delivery-zones.ts'
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

/** What is said of one zone of the market. */
export interface ZoneStatement {
  /** The `id` of the zone. */
  zone: string
  /** A sentence about the charge. @default the label of the zone and its charge */
  charge?: string | undefined
  /** How long the delivery takes. @default nothing */
  time?: string | undefined
}

export interface DeliveryInfoProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Phone number as displayed. */
  supportPhone: string
  /** Sentences about zones in the order shown, before the other zones; those of zones that the market does not have are left out. @default none */
  statements?: readonly ZoneStatement[]
}

/** Delivery charges of the zones of the market, delivery times, and the support phone number. */
export function DeliveryInfo({
  supportPhone,
  statements = [],
  className,
  ...props
}: DeliveryInfoProps) {
  const t = useMessages(deliveryInfoMessages)
  const id = useId()
  const market = useMarket()
  const zones = useDeliveryZones()
  const known = statements.filter(({ zone }) => zones.some(({ id }) => id === zone))
  const stated = known.filter(({ charge }) => charge)
  const timed = known.filter(({ time }) => time)
  const others = zones.filter(({ id }) => stated.every(({ zone }) => zone !== id))
  const line = 'shop:m-0 shop:text-base'

  return (
    <Card asChild padding="sm">
      <section data-shop="delivery-info" aria-labelledby={id} className={className} {...props}>
        <h2 id={id} className="shop:sr-only">
          {t('deliveryInfo.title')}
        </h2>
        <dl className="shop:m-0 shop:grid shop:gap-4">
          <Row Icon={TruckIcon} term={t('deliveryInfo.charge')}>
            {stated.map(({ zone, charge }) => (
              <dd key={zone} className={line}>
                {charge}
              </dd>
            ))}
            {others.map((zone) => (
              <dd key={zone.id} className={line}>
                {t('deliveryInfo.chargeZone', {
                  zone: zone.label ?? zone.id,
                  charge: formatAmount(zone.charge, market),
                })}
              </dd>
            ))}
            <dd className="shop:m-0 shop:text-sm shop:text-muted">{t('deliveryInfo.exact')}</dd>
          </Row>
          {timed.length > 0 && (
            <Row Icon={ClockIcon} term={t('deliveryInfo.time')}>
              {timed.map(({ zone, time }) => (
                <dd key={zone} className={line}>
                  {time}
                </dd>
              ))}
            </Row>
          )}
          <Row Icon={PhoneIcon} term={t('deliveryInfo.support')}>
            <dd className="shop:m-0 shop:flex shop:flex-wrap shop:items-center shop:justify-between shop:gap-x-3 shop:gap-y-1">
              <PhoneLink
                underline="hover"
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
