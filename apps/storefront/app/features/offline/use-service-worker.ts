import { useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router-dom'
import { whenReachable } from '../../lib/connection.ts'
import { whenIdle } from '../../../runtime/when-idle.ts'

/**
 * Registers the service worker when the page is idle, lets it cache the document, and reads the data of the
 * page again when the cached one was out of date.
 * @returns when the page was stored, if it came from the worker and the shop could not be asked
 */
export function useServiceWorker(enabled: boolean): string | undefined {
  // Renders again after each navigation.
  useLocation()
  const { revalidate } = useRevalidator()
  const [stored, setStored] = useState<{ at: string; pathname: string }>()
  useEffect(() => {
    if (!enabled || import.meta.env.DEV) return
    const cache = () => {
      import('./service-worker-client.ts')
        .then(({ cachePage }) =>
          cachePage({
            onChanged: () => void revalidate(),
            onStored: (at) => setStored({ at, pathname: window.location.pathname }),
          }),
        )
        .catch((error: unknown) => console.error('The page could not be cached.', error))
    }
    return whenIdle(cache, { loaded: true, longest: 5000 })
  }, [enabled, revalidate])
  useEffect(() => {
    if (!stored) return
    return whenReachable(() => {
      setStored(undefined)
      void revalidate()
    })
  }, [stored, revalidate])
  return stored && window.location.pathname === stored.pathname ? stored.at : undefined
}
