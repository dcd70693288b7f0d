import type { OrderStatus } from '@shop/domain'
import type { DeskOrder, DeskOrderDetails } from '@shop/domain/wire'
import { create } from 'zustand'
import { hasCode } from './api-error.ts'

/** An order of a change, of the version that was shown. */
type ChangedOrder = Pick<DeskOrder, 'id' | 'number' | 'version'>

/** A change of orders that is shown and not yet made: it can still be undone. */
export interface StateChange {
  /** The state in which the orders are shown; undefined when it stays. */
  state: OrderStatus | undefined
  orders: readonly ChangedOrder[]
  /** Sends the change of one order, of the version that the API has. */
  send: (order: ChangedOrder, version: number) => Promise<DeskOrderDetails>
  onUndo?: () => void
}

/** What happened to the orders of a change that was sent. */
export interface SentChange {
  changed: readonly DeskOrderDetails[]
  failed: readonly { number: string; error: unknown }[]
}

interface Waiting {
  /** The change that can be undone. */
  change: StateChange | null
  /** The changes on their way: they are shown until what the API has is shown. */
  sending: readonly StateChange[]
  /** The versions that own changes have made, by the id of the order. */
  versions: Readonly<Record<number, number>>
  /** Sends the change. */
  commit: () => void
  /** Forgets the change. */
  undo: () => void
}

const nothing = () => undefined
const none = { change: null, commit: nothing, undo: nothing }

let lastSent: Promise<void> = Promise.resolve()

/** The one change that waits, for all pages. */
export const useStateChange = create<Waiting>(() => ({ ...none, sending: [], versions: {} }))

/** The last change of an order that is shown and that the API has not made. */
export function changeOf(id: number, { change, sending }: Pick<Waiting, 'change' | 'sending'>) {
  const changes = change ? [...sending, change] : sending
  return changes.findLast(({ orders }) => orders.some((order) => order.id === id))
}

/** The state in which an order is shown. */
export function useShownState({ id, state }: Pick<DeskOrder, 'id' | 'state'>): OrderStatus {
  return useStateChange((waiting) => changeOf(id, waiting)?.state ?? state)
}

/**
 * Lets a change wait until it is committed or undone, and sends the one before it. The API knows no way back
 * from a state, and a customer may be told of it, so what can be undone is not sent. Leaving the page sends it.
 * @param onSent receives the outcome; the change is shown until its promise is fulfilled
 */
export function waitWith(change: StateChange, onSent: (sent: SentChange) => Promise<void>): void {
  useStateChange.getState().commit()
  const waits = () => useStateChange.getState().change === change
  const commit = () => {
    if (!waits()) return
    useStateChange.setState(({ sending }) => ({ ...none, sending: [...sending, change] }))
    // One after the other: a further change of the same order needs the version of this one.
    const sent = lastSent.then(() => send(change))
    lastSent = sent.then(nothing)
    void sent
      .then(onSent)
      .catch(reportError)
      .finally(() => forget(change))
  }
  const undo = () => {
    if (!waits()) return
    useStateChange.setState(none)
    change.onUndo?.()
  }
  useStateChange.setState({ change, commit, undo })
}

function forget(change: StateChange): void {
  useStateChange.setState(({ sending }) => ({ sending: sending.filter((one) => one !== change) }))
}

/** Sends a waiting change when the page is hidden: it may be closed then without a further event. */
export function sendWhenHidden(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') useStateChange.getState().commit()
  })
}

async function send({ state, orders, send: sendOne }: StateChange): Promise<SentChange> {
  const answers = await Promise.all(
    orders.map(async (order) => {
      const { id, number, version } = order
      try {
        const known = Math.max(version, useStateChange.getState().versions[id] ?? 0)
        const changed = await sendOne(order, known)
        useStateChange.setState(({ versions }) => ({
          versions: { ...versions, [id]: changed.version },
        }))
        return { changed }
      } catch (error) {
        // Somebody else has done the same meanwhile.
        const current = hasCode(error, 'changed') ? (error.data as DeskOrderDetails) : undefined
        return current && current.state === state
          ? { changed: current }
          : { failed: { number, error } }
      }
    }),
  )
  return {
    changed: answers.flatMap(({ changed }) => changed ?? []),
    failed: answers.flatMap(({ failed }) => failed ?? []),
  }
}
