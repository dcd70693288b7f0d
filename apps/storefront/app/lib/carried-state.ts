import { sessionStore, type TextStore } from './text-store.ts'

const KEY = 'carriedState'

/**
 * Stores the navigation state of a page before its link to the other language opens it as a new
 * document, such as the product of Buy Now.
 * @param href the address of the same page in the other language
 */
export function carryState(href: string, state: unknown, store: TextStore = sessionStore): void {
  if (state === null || state === undefined) store.remove(KEY)
  else store.write(KEY, JSON.stringify({ href, state }))
}

/** Takes the stored state for the page at `href`; undefined when there is none or it is for another page. */
export function takeCarriedState(href: string, store: TextStore = sessionStore): unknown {
  const text = store.read(KEY)
  store.remove(KEY)
  try {
    const carried = JSON.parse(text ?? 'null') as { href?: string; state?: unknown } | null
    return carried?.href === href ? carried.state : undefined
  } catch {
    return undefined
  }
}

/** Gives the state that was carried over to this entry of the history, in the form of the router. */
export function restoreCarriedState(): void {
  const { pathname, search } = window.location
  const carried = takeCarriedState(pathname + search)
  if (carried === undefined || window.history.state) return
  window.history.replaceState({ usr: carried, key: 'carried' }, '')
}
