import { useEffect } from 'react'
import { useLocation, useRevalidator } from 'react-router-dom'

/** Waits until the page is loaded and the browser has nothing else to do. */
function whenIdle(run: () => void): () => void {
  let stopped = false
  const idle = () => {
    if (stopped) return
    if ('requestIdleCallback' in window) requestIdleCallback(() => stopped || run())
    else setTimeout(() => stopped || run(), 1000)
  }
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { once: true })
  return () => {
    stopped = true
    removeEventListener('load', idle)
  }
}

/**
 * Registers the service worker when the page is idle, lets it keep each page that is opened, and reads
 * the data of the page again when the kept one was out of date.
 */
export function useServiceWorker(enabled: boolean): void {
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!enabled || import.meta.env.DEV) return
    return whenIdle(() => {
      import('./service-worker-client.ts')
        .then(({ keepPage }) => keepPage(() => void revalidate()))
        .catch((error: unknown) => console.error('The page could not be kept.', error))
    })
  }, [enabled, pathname, search, revalidate])
}
