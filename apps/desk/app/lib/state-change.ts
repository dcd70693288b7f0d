import type { OrderStatus } from '@shop/domain'
import { create } from 'zustand'
import { hasCode } from './api-error.ts'
import { deskApi } from './desk-api.ts'
import type { DeskOrderDetails, DeskOrder } from '@shop/domain/wire'

/** Orders that are shown in a new state, and not yet sent: it can still be undone. */
export interface StateChange {
  state: OrderStatus
  orders: readonly Pick<DeskOrder, 'id' | 'number' | 'version'>[]
}

/** What happened to the orders of a change that was sent. */
interface SentChange {
  changed: readonly DeskOrderDetails[]
  failed: readonly { number: string; error: unknown }[]
}

interface Waiting {
  change: StateChange | null
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

/** The one change that waits, for the list and for the page of an order. */
export const useStateChange = create<Waiting>(() => ({ ...none, versions: {} }))

/** The state in which an order is shown. */
export function shownState(order: Pick<DeskOrder, 'id' | 'state'>, change: StateChange | null) {
  return change?.orders.some(({ id }) => id === order.id) ? change.state : order.state
}

/**
 * Lets a change wait until it is committed or undone, and sends the one before it. The API knows no way back
 * from a state, and a customer may be told of it, so what can be undone is not sent. Leaving the page sends it.
 * @param onSent receives the outcome
 */
export function waitWith(change: StateChange, onSent: (sent: SentChange) => void): void {
  useStateChange.getState().commit()
  let waits = true
  const end = () => {
    const waited = waits
    waits = false
    if (useStateChange.getState().change === change) useStateChange.setState(none)
    return waited
  }
  useStateChange.setState({
    change,
    commit: () => {
      // One after the other: a further change of the same order needs the version of this one.
      if (end())
        lastSent = lastSent
          .then(() => send(change))
          .then(onSent)
          .catch(reportError)
    },
    undo: () => void end(),
  })
}

/** Sends a waiting change when the page is hidden: it may be closed then without a further event. */
export function sendWhenHidden(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') useStateChange.getState().commit()
  })
}

async function send({ state, orders }: StateChange): Promise<SentChange> {
  const answers = await Promise.all(
    orders.map(async ({ id, number, version }) => {
      try {
        const known = Math.max(version, useStateChange.getState().versions[id] ?? 0)
        const order = await deskApi.setState(id, { state, version: known })
        useStateChange.setState(({ versions }) => ({
          versions: { ...versions, [id]: order.version },
        }))
        return { order }
      } catch (error) {
        // Somebody else has done the same meanwhile.
        const current = hasCode(error, 'changed') ? (error.data as DeskOrderDetails) : undefined
        return current?.state === state ? { order: current } : { failed: { number, error } }
      }
    }),
  )
  return {
    changed: answers.flatMap(({ order }) => order ?? []),
    failed: answers.flatMap(({ failed }) => failed ?? []),
  }
}
