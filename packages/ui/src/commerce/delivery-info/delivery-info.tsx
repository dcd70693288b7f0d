'use client'

import { useId, type ComponentProps, type ComponentType, type ReactNode } from 'react'
import { CopyButton } from '../../components/copy-button/copy-button.tsx'
import type { IconProps } from '../../components/icon/icon.tsx'
import { ClockIcon, PhoneIcon, TruckIcon } from '../../components/icon/object-icon.tsx'
import { PhoneLink } from '../../components/phone-link/phone-link.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { deliveryInfoMessages } from './delivery-info.messages.ts'

interface RowProps {
  Icon: ComponentType<IconProps>
  term: string
  children: ReactNode
}

function Row({ Icon, term, children }: RowProps) {
  return (
    <div className="ps-9">
      <dt className="relative text-sm text-muted">
        <Icon strokeWidth={1.5} className="size-5.5 absolute -start-9 top-0 text-brand" />
        {term}
      </dt>
      {children}
    </div>
  )
}

export interface DeliveryInfoProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Phone number as displayed. */
  supportPhone: string
}

/** Delivery charges, delivery times and the support phone number. */
export function DeliveryInfo({ supportPhone, className, ...props }: DeliveryInfoProps) {
  const t = useMessages(deliveryInfoMessages)
  const id = useId()
  const line = 'm-0 text-base'

  return (
    <section
      data-slot="delivery-info"
      aria-labelledby={id}
      className={cn(
        'rounded-surface border border-solid border-line bg-surface p-4 text-ink',
        className,
      )}
      {...props}
    >
      <h2 id={id} className="sr-only">
        {t('deliveryInfo.title')}
      </h2>
      <dl className="m-0 grid gap-4">
        <Row Icon={TruckIcon} term={t('deliveryInfo.charge')}>
          <dd className={line}>{t('deliveryInfo.chargeInside')}</dd>
          <dd className={line}>{t('deliveryInfo.chargeOutside')}</dd>
          <dd className="m-0 text-sm text-muted">{t('deliveryInfo.exact')}</dd>
        </Row>
        <Row Icon={ClockIcon} term={t('deliveryInfo.time')}>
          <dd className={line}>{t('deliveryInfo.timeInside')}</dd>
          <dd className={line}>{t('deliveryInfo.timeOutside')}</dd>
        </Row>
        <Row Icon={PhoneIcon} term={t('deliveryInfo.support')}>
          <dd className="m-0 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <PhoneLink variant="plain" phone={supportPhone} className="tabular text-lg font-bold" />
            <CopyButton text={supportPhone} label={t('deliveryInfo.copy')} />
          </dd>
        </Row>
      </dl>
    </section>
  )
}
