import { serviceWorkers } from '../../lib/service-workers.ts'

interface CachedMessage {
  type: string
  state: 'changed' | { storedAt: string }
}

/** The part of the Network Information API that tells whether the shopper wants to save data. */
type Connection = Navigator & { connection?: { saveData?: boolean } }

/** What the worker says of a page that it had cached. */
export interface CachedPageListener {
  /** The shop renders the page differently now. */
  onChanged: () => void
  /** The shop could not be asked; the page is as it was at this time, by the shop's clock. */
  onStored: (storedAt: string) => void
}

let listening = false

/**
 * Registers the service worker and lets it cache the document of this page, with the scripts, fonts and
 * pictures that were loaded before the worker answered requests. Does nothing in a browser without service workers, on a page that may not use them, or in a browser that asks to save data.
 */
export async function cachePage({ onChanged, onStored }: CachedPageListener): Promise<void> {
  const workers = serviceWorkers()
  if (!workers || (navigator as Connection).connection?.saveData) return
  if (!listening) {
    listening = true
    workers.addEventListener('message', ({ data }: MessageEvent<CachedMessage>) => {
      if (data.type !== 'cached') return
      if (data.state === 'changed') onChanged()
      else onStored(data.state.storedAt)
    })
    // The worker of a new build has caches of its own.
    workers.addEventListener('controllerchange', () => void cacheShown(workers))
    workers.startMessages()
    workers.controller?.postMessage({ type: 'opened' })
    await workers.register('/sw.js')
  }
  await cacheShown(workers)
}

/**
 * Lets the active worker cache the document, and the files that it has loaded; the browser's cache has all of
 * them. A page that was opened by a link came without a document, which would have to be downloaded.
 */
async function cacheShown(workers: ServiceWorkerContainer): Promise<void> {
  const { active } = await workers.ready
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /^\/(assets|media)\//.test(new URL(name).pathname))
  const [document] = performance.getEntriesByType('navigation')
  active?.postMessage({ type: 'cache', urls: [...(document ? [document.name] : []), ...files] })
}
