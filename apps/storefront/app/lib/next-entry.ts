import { sessionStore } from './text-store.ts'

/** Key of session storage for the history entry that the next document takes over. */
export const NEXT_ENTRY = 'nextEntry'

/** Gives the document that is opened next at a path the navigation state of this one, such as the product of Buy Now. */
export function carryState(path: string, state: unknown): void {
  sessionStore.write(NEXT_ENTRY, JSON.stringify({ path, state: { usr: state, key: 'carried' } }))
}

/**
 * An inline script for the head: gives the document the history entry that the one before left for it. The
 * router reads it when it starts.
 */
export const takeEntryScript = `(function(k){var s=sessionStorage,n=s.getItem(k);if(n){s.removeItem(k);n=JSON.parse(n);n.path==location.pathname&&history.replaceState(n.state,"")}})("${NEXT_ENTRY}")`
