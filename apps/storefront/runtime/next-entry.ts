/**
 * Gives the document that is opened next at a path the navigation state of this one, such as the product of Buy
 * Now. Serialised into an inline script: must not close over anything.
 */
export function carryState(path: string, state: unknown): void {
  try {
    // React Router makes such a key; the scroll position of the page is stored with it.
    const entry = { path, state: { usr: state, key: Math.random().toString(36).slice(2, 10) } }
    sessionStorage.setItem('nextEntry', JSON.stringify(entry))
  } catch {
    // A browser that blocks storage carries nothing over.
  }
}

/**
 * Gives this document the history entry that the one before left for it. Serialised into an inline script: must
 * not close over anything.
 */
function takeEntry(): void {
  try {
    const text = sessionStorage.getItem('nextEntry')
    if (!text) return
    sessionStorage.removeItem('nextEntry')
    const { path, state } = JSON.parse(text) as { path: string; state: unknown }
    if (path === location.pathname) history.replaceState(state, '')
  } catch {
    // A browser that blocks storage carries nothing over.
  }
}

/** The text of an inline script for the head. The router reads the entry when it starts. */
export const takeEntryScript = `(${takeEntry})()`
