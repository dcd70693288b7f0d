import { sessionStore } from './text-store.ts'

/** Key of session storage for the history entry that the next document takes over, see `recordTaps`. */
export const NEXT_ENTRY = 'nextEntry'

/** Gives the document that is opened next at a path the navigation state of this one, such as the product of Buy Now. */
export function carryState(path: string, state: unknown): void {
  sessionStore.write(NEXT_ENTRY, JSON.stringify({ path, state: { usr: state, key: 'carried' } }))
}
