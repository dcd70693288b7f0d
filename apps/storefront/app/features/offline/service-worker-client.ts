import { serviceWorkers } from '../../lib/service-workers.ts'

/** The part of the Network Information API that tells whether the shopper wants to save data. */
type Connection = Navigator & { connection?: { saveData?: boolean } }

let listening = false

/**
 * Registers the service worker and lets it keep the page that is shown, with its scripts, fonts and
 * pictures. Does nothing in a browser without service workers, on a page that may not use them, or in a browser that asks to save data.
 * @param onChanged called when the page came from the worker and the shop renders it differently now
 */
export async function keepPage(onChanged: () => void): Promise<void> {
  const workers = serviceWorkers()
  if (!workers || (navigator as Connection).connection?.saveData) return
  if (!listening) {
    listening = true
    workers.addEventListener('message', ({ data }: MessageEvent<{ type?: string }>) => {
      if (data.type === 'changed') onChanged()
    })
    // The worker of a new build has caches of its own.
    workers.addEventListener('controllerchange', () => void keepShown(workers))
    workers.startMessages()
    workers.controller?.postMessage({ type: 'opened' })
    await workers.register('/sw.js')
  }
  await keepShown(workers)
}

/** Lets the active worker keep the page that is shown, and the files that it has loaded. */
async function keepShown(workers: ServiceWorkerContainer): Promise<void> {
  const { active } = await workers.ready
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /^\/(assets|media)\//.test(new URL(name).pathname))
  const page = new URL(location.pathname + location.search, location.origin).href
  active?.postMessage({ type: 'keep', urls: [page, ...files] })
}
