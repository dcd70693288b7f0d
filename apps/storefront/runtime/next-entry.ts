/** Key of session storage for the history entry that the next document takes over. */
export const NEXT_ENTRY = 'nextEntry'

/** A key of a history entry as React Router makes it. The place that a page was scrolled to has this key. */
const newKey = () => Math.random().toString(36).slice(2, 10)

/** Gives the document that is opened next at a path the navigation state of this one, such as the product of Buy Now. */
export function carryState(path: string, state: unknown): void {
  try {
    const entry = { path, state: { usr: state, key: newKey() } }
    sessionStorage.setItem(NEXT_ENTRY, JSON.stringify(entry))
  } catch {
    // A browser that blocks storage carries nothing over.
  }
}

/** Gives this document the history entry that the one before left for it. It uses nothing outside. */
function takeEntry(key: string): void {
  try {
    const text = sessionStorage.getItem(key)
    if (!text) return
    sessionStorage.removeItem(key)
    const { path, state } = JSON.parse(text) as { path: string; state: unknown }
    if (path === location.pathname) history.replaceState(state, '')
  } catch {
    // A browser that blocks storage carries nothing over.
  }
}

/** The text of an inline script for the head. The router reads the entry when it starts. */
export const takeEntryScript = `(${takeEntry})("${NEXT_ENTRY}")`
