'use client'

import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { CheckIcon, CloseIcon } from '../../components/icon/sign-icon.tsx'
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx'
import { cn } from '../../lib/cn.ts'
import { formatDateTime } from '../../lib/format.ts'
import { useMarket } from '../../lib/market.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { orderProgressMessages } from './order-progress.messages.ts'
import { orderDate } from './order-date.ts'
import { statusText } from './status-message-key.ts'
import { orderSteps, type OrderChange, type OrderStep } from './order-steps.ts'

const markVariants = cva(
  'shop:grid shop:size-7 shop:shrink-0 shop:place-items-center shop:rounded-full shop:border-2',
  {
    variants: {
      state: {
        reached: 'shop:border-success shop:bg-success-soft shop:text-success',
        ended: 'shop:border-danger shop:bg-danger-soft shop:text-danger',
        ahead: 'shop:border-dashed shop:border-control shop:bg-surface',
      },
    },
  },
)

export interface OrderProgressProps extends ComponentProps<'ol'> {
  /** When the order was placed: ISO 8601. */
  placedAt: string
  /** The changes of its status since then, oldest first. @default [] */
  history?: readonly OrderChange[]
  /** IANA name of the time zone of the times; an unknown one throws a RangeError. @default that of the market */
  timeZone?: string
}

/** The steps of an order, those that it has reached with their times. */
export function OrderProgress({
  placedAt,
  history = [],
  timeZone,
  className,
  ...props
}: OrderProgressProps) {
  const t = useMessages(orderProgressMessages)
  const steps = orderSteps(placedAt, history)
  const current = steps.findLastIndex(({ at }) => at !== undefined)
  return (
    <ol
      data-shop="order-progress"
      role="list"
      aria-label={t('progress.label')}
      className={cn('shop:m-0 shop:grid shop:list-none shop:p-0 shop:text-ink', className)}
      {...props}
    >
      {steps.map((step, index) => (
        <Step
          key={step.status}
          step={step}
          timeZone={timeZone}
          aria-current={index === current ? 'step' : undefined}
        />
      ))}
    </ol>
  )
}

function Step({
  step: { status, at },
  timeZone,
  ...props
}: ComponentProps<'li'> & { step: OrderStep; timeZone: string | undefined }) {
  const t = useMessages(orderProgressMessages)
  const market = useMarket()
  const ended = status === 'cancelled' || status === 'returned'
  const Mark = ended ? CloseIcon : CheckIcon
  return (
    <li
      className={cn(
        'shop:relative shop:flex shop:gap-3 shop:pb-4 shop:last:pb-0',
        // The running stitch between two steps.
        'shop:not-last:before:absolute shop:not-last:before:start-3.25 shop:not-last:before:top-8 shop:not-last:before:bottom-1 shop:not-last:before:border-s-2 shop:not-last:before:border-dashed shop:not-last:before:border-line',
      )}
      {...props}
    >
      <span className={markVariants({ state: !at ? 'ahead' : ended ? 'ended' : 'reached' })}>
        {at && <Mark className="shop:size-4" />}
      </span>
      <span className="shop:grid shop:min-w-0 shop:pt-0.5">
        <span
          className={cn('shop:first-letter:uppercase', at ? 'shop:font-bold' : 'shop:text-muted')}
        >
          {statusText(t, status)}
        </span>
        {at ? (
          <time dateTime={at} className="shop:text-sm shop:text-muted">
            {orderDate(formatDateTime, at, market, timeZone)}
          </time>
        ) : (
          <VisuallyHidden>{t('progress.ahead')}</VisuallyHidden>
        )}
      </span>
    </li>
  )
}
