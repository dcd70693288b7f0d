'use client'

import type { ComponentProps } from 'react'
import { TimelineItem } from '../../components/timeline/timeline-item.tsx'
import { Timeline } from '../../components/timeline/timeline.tsx'
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx'
import { formatDateTime } from '../../lib/format.ts'
import { useMarket } from '../../lib/market.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { orderProgressMessages } from './order-progress.messages.ts'
import { orderDate } from './order-date.ts'
import { statusText } from './status-message-key.ts'
import { orderSteps, type OrderChange, type OrderStep } from './order-steps.ts'

export interface OrderProgressProps extends ComponentProps<'ol'> {
  /** When the order was placed: ISO 8601. */
  placedAt: string
  /** The changes of its status since then, oldest first. @default [] */
  history?: readonly OrderChange[]
  /** IANA name of the time zone of the times; an unknown one throws a RangeError. @default that of the market */
  timeZone?: string
}

/** The steps of an order, those that it has reached with their times. */
export function OrderProgress({ placedAt, history = [], timeZone, ...props }: OrderProgressProps) {
  const t = useMessages(orderProgressMessages)
  const steps = orderSteps(placedAt, history)
  const current = steps.findLastIndex(({ at }) => at !== undefined)
  return (
    <Timeline data-shop="order-progress" aria-label={t('progress.label')} {...props}>
      {steps.map((step, index) => (
        <Step key={step.status} step={step} timeZone={timeZone} current={index === current} />
      ))}
    </Timeline>
  )
}

interface StepProps {
  step: OrderStep
  timeZone: string | undefined
  current: boolean
}

function Step({ step: { status, at }, timeZone, current }: StepProps) {
  const t = useMessages(orderProgressMessages)
  const market = useMarket()
  const ended = status === 'cancelled' || status === 'returned'
  return (
    <TimelineItem
      title={statusText(t, status)}
      status={!at ? 'upcoming' : ended ? 'failed' : 'complete'}
      current={current}
    >
      {at ? (
        <time dateTime={at} className="shop:text-sm shop:text-muted">
          {orderDate(formatDateTime, at, market, timeZone)}
        </time>
      ) : (
        <VisuallyHidden>{t('progress.ahead')}</VisuallyHidden>
      )}
    </TimelineItem>
  )
}
