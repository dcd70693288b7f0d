import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

// A layer that covers the page has a history entry of its own above that of its page: a copy of its state with
// `layer`, at the same address. The router is not notified of a step between the two, because it shows the page
// already. The entry stays when the layer is closed in another way: removing it would be a step back, which
// would meet the navigation of a link in the layer. So the next Back leaves both.

/** The state of a history entry: React Router's, and whether the entry is that of a layer. */
type EntryState = { key?: string; layer?: true } | null

/** The functions that close the open layers, that of the upper one last. */
const closers: (() => void)[] = []

/** The page whose layer entry is the current one. */
let layerPage: { key: string; href: string } | undefined

/** The key of the page that the router shows. */
let shownKey = ''

const keyOf = (state: EntryState) => state?.key ?? 'default'

function noticeEntry(state: EntryState): void {
  layerPage = state?.layer ? { key: keyOf(state), href: window.location.href } : undefined
}

function addEntry(): void {
  const state = history.state as EntryState
  if (!state?.layer) history.pushState({ ...state, layer: true }, '')
  noticeEntry(history.state as EntryState)
}

/** Lets Back close a layer that has opened. For `LayerProvider`. */
export function openLayer(close: () => void): () => void {
  closers.push(close)
  addEntry()
  return () => void closers.splice(closers.indexOf(close), 1)
}

function onPopState(event: PopStateEvent): void {
  const left = layerPage
  const state = event.state as EntryState
  noticeEntry(state)
  const isPageOfLayer =
    left?.href === window.location.href && [shownKey, keyOf(state)].every((key) => key === left.key)
  if (!isPageOfLayer || state?.layer) return
  event.stopImmediatePropagation()
  const close = closers.at(-1)
  if (!close) return history.back()
  if (closers.length > 1) addEntry()
  close()
}

/** Closes the upper layer at Back. Without an open layer Back leaves the page as usual. */
export function useBackClosesLayers(): void {
  const { key } = useLocation()
  useEffect(() => {
    shownKey = key
    // A changed filter opens another address while the filters stay open.
    if (closers.length > 0) addEntry()
    else noticeEntry(history.state as EntryState)
  }, [key])
  useEffect(() => {
    // Before the router, which listens to the same event.
    window.addEventListener('popstate', onPopState, true)
    return () => window.removeEventListener('popstate', onPopState, true)
  }, [])
}
