import { useMarket, useMessages } from '@shop/ui'
import type { OrderStatus } from '@shop/domain'
import type { DeskOrderDetails, OrderCall } from '@shop/domain/wire'
import { deskApi } from '../../lib/desk-api.ts'
import { formatShortTime } from '../../messages/format-short-time.ts'
import { useUndoable } from '../../messages/use-undoable.tsx'
import { callsMessages } from './calls.messages.ts'

/** How a call ended. */
export type CallAnswer =
  | { outcome: 'confirmed' | 'wrong_number' }
  | { outcome: 'no_answer'; callAt: string }
  | { outcome: 'cancelled'; reason: string }

const statusAfter: Readonly<Record<CallAnswer['outcome'], OrderStatus | undefined>> = {
  ...{ confirmed: 'confirmed', cancelled: 'cancelled' },
  ...{ wrong_number: 'needs_review', no_answer: undefined },
}

/**
 * Returns a function that shows the answer of a call at once, and sends it when it was not undone.
 * @param onUndo receives the id of the order
 */
export function useAnswerCall(onUndo: (id: number) => void) {
  const t = useMessages(callsMessages)
  const market = useMarket()
  const change = useUndoable()
  return (order: DeskOrderDetails, answer: CallAnswer) => {
    const { id, number, version } = order
    change(
      {
        state: statusAfter[answer.outcome],
        orders: [{ id, number, version }],
        send: (_, known) =>
          deskApi.recordCall(id, { ...answer, version: known } satisfies OrderCall),
        onUndo: () => onUndo(id),
      },
      doneText(),
    )
    function doneText(): string {
      switch (answer.outcome) {
        case 'confirmed':
          return t('calls.doneConfirmed', { number })
        case 'cancelled':
          return t('calls.doneCancelled', { number })
        case 'wrong_number':
          return t('calls.doneWrong', { number })
        case 'no_answer':
          return t('calls.doneAgain', { number, time: formatShortTime(answer.callAt, market) })
      }
    }
  }
}
