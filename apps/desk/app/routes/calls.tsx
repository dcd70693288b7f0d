import {
  Button,
  Callout,
  EmptyState,
  formatDateTime,
  Spinner,
  useMarket,
  useMessages,
} from '@shop/ui'
import { isToConfirm } from '@shop/domain'
import type { CallList, DeskOrderDetails } from '@shop/domain/wire'
import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CallAnswers } from '../features/calls/call-answers.tsx'
import { CallCard } from '../features/calls/call-card.tsx'
import { callsMessages } from '../features/calls/calls.messages.ts'
import { useAnswerCall, type CallAnswer } from '../features/calls/use-answer-call.ts'
import { ReviewReasons } from '../features/orders/review-reasons.tsx'
import { EarlierOrders, PersonSummary } from '../features/orders/order-history.tsx'
import { callsQuery, orderQuery } from '../lib/queries.ts'
import { changeOf, useStateChange } from '../lib/state-change.ts'
import { OrderViewers } from '../parts/order-viewers.tsx'
import { LoadError } from '../shell/load-error.tsx'
import { Page } from '../shell/page.tsx'

/** /calls: whom to call to confirm an order, one after the other. */
export function CallsPage() {
  const t = useMessages(callsMessages)
  const { data: list, error, refetch } = useQuery(callsQuery)
  const waiting = useStateChange()
  const orders = list?.orders.filter(({ id }) => !changeOf(id, waiting)) ?? []
  const answered = (list?.orders.length ?? 0) - orders.length
  const counts = list && [
    t('calls.waiting', { n: list.waiting - answered }),
    ...(list.later > 0 ? [t('calls.later', { n: list.later })] : []),
  ]
  return (
    <Page title={t('calls.title')} description={counts?.join(' · ') ?? ' '}>
      {error && !list && <LoadError error={error} onRetry={() => void refetch()} />}
      {list && <Queue orders={orders} nextAt={list.nextAt} />}
    </Page>
  )
}

/** The order whose shopper is called. It stays until it is answered, whoever else comes into the list before it. */
function Queue({ orders, nextAt }: Pick<CallList, 'orders' | 'nextAt'>) {
  const t = useMessages(callsMessages)
  const market = useMarket()
  const [{ shownId, moved }, setShown] = useState<{ shownId?: number; moved: boolean }>({
    moved: false,
  })
  const show = (next: number | undefined) => setShown({ shownId: next, moved: true })
  const answer = useAnswerCall(show)
  const id = shownId ?? orders[0]?.id
  if (id !== shownId) setShown({ shownId: id, moved })
  // The button that had the focus is gone with the last order.
  useEffect(() => {
    if (id === undefined && moved) document.getElementById('main')?.focus()
  }, [id, moved])
  const next = orders[orders.findIndex((order) => order.id === id) + 1] ?? orders[0]
  if (id === undefined) {
    return (
      <EmptyState
        title={t('calls.none')}
        description={
          nextAt ? t('calls.nextAt', { time: formatDateTime(nextAt, market) }) : t('calls.noneHelp')
        }
      />
    )
  }
  return (
    <>
      {next && <Prefetch key={next.id} id={next.id} />}
      <Call
        key={id}
        id={id}
        focused={moved}
        onAnswer={(order, given) => {
          answer(order, given)
          show(undefined)
        }}
        onNext={() => show(next?.id)}
        isLast={!next || next.id === id}
      />
    </>
  )
}

/** Loads the order that is shown next. */
function Prefetch({ id }: { id: number }) {
  usePrefetchQuery(orderQuery(id))
  return null
}

interface CallProps {
  id: number
  /** Another order was shown before. */
  focused: boolean
  /** There is no other one to call. */
  isLast: boolean
  onAnswer: (order: DeskOrderDetails, answer: CallAnswer) => void
  onNext: () => void
}

function Call({ id, ...props }: CallProps) {
  const { data: order, error, refetch } = useQuery(orderQuery(id))
  if (order) return <LoadedCall order={order} {...props} />
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />
  return (
    <div className="grid justify-items-center p-8">
      <Spinner />
    </div>
  )
}

function LoadedCall({
  order,
  focused,
  isLast,
  onAnswer,
  onNext,
}: Omit<CallProps, 'id'> & { order: DeskOrderDetails }) {
  const t = useMessages(callsMessages)
  const [first] = useState(order)
  const isTaken = order.calls !== first.calls || !isToConfirm(order.state)
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <CallCard order={order} focused={focused}>
        <ReviewReasons reasons={order.reviewReasons} />
        <PersonSummary person={order.person} />
      </CallCard>
      <div className="grid gap-4">
        <OrderViewers id={order.id} />
        <Callout tone="warning" className="empty:absolute">
          {isTaken && t('calls.taken')}
        </Callout>
        {!isTaken && <CallAnswers onAnswer={(answer) => onAnswer(order, answer)} />}
        {(isTaken || !isLast) && (
          <Button variant={isTaken ? 'solid' : 'ghost'} onClick={onNext}>
            {t(isTaken ? 'calls.next' : 'calls.skip')}
          </Button>
        )}
        {/* Below the answers, which are pressed more often. */}
        <EarlierOrders person={order.person} />
      </div>
    </div>
  )
}
