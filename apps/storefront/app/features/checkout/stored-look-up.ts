import type { TrackOrderValues } from '@shop/ui'

/**
 * Keeps what found an order in the history entry of its page, so that a reload finds it again. It has a
 * phone number: an address would be written into logs and sent to others, and storage would outlast the tab.
 */
export function storeLookUp(lookUp: TrackOrderValues | undefined): void {
  const { state } = window.history
  window.history.replaceState({ ...state, usr: lookUp ? { lookUp } : null }, '')
}

/** What found the order of this history entry; undefined when none was found. */
export function storedLookUp(): TrackOrderValues | undefined {
  const { state } = window.history as { state: { usr?: { lookUp?: TrackOrderValues } } | null }
  return state?.usr?.lookUp
}
