import { useEffect } from 'react'
import { useLocation, useRevalidator } from 'react-router-dom'
import { whenIdle } from '../../../runtime/when-idle.ts'

/**
 * Registers the service worker when the page is idle, lets it keep each page that is opened, and reads
 * the data of the page again when the cached one was out of date.
 */
export function useServiceWorker(enabled: boolean): void {
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!enabled || import.meta.env.DEV) return
    const keep = () => {
      import('./service-worker-client.ts')
        .then(({ keepPage }) => keepPage(() => void revalidate()))
        .catch((error: unknown) => console.error('The page could not be cached.', error))
    }
    return whenIdle(keep, { loaded: true, longest: 5000 })
  }, [enabled, pathname, search, revalidate])
}
