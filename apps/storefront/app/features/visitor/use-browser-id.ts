import { useEffect } from 'react'
import { apiBase } from '../../lib/browser-api.ts'
import { localStore } from '../../lib/text-store.ts'
import { whenIdle } from '../../../runtime/when-idle.ts'

const KEY = 'browser_id'

/**
 * Stores the browser's IP address, as the API reports it, as `browser_id`. Requested once, when the
 * browser is idle. A failure is ignored: an order without it is valid. Not by the API client, which no page
 * needs before the shopper does something.
 */
export function useBrowserId(): void {
  useEffect(() => {
    if (localStore.read(KEY)) return
    const load = async () => {
      const response = await fetch(`${apiBase()}/ip`)
      const { ip } = (await response.json()) as { ip?: string }
      if (ip) localStore.write(KEY, ip)
    }
    return whenIdle(() => void load().catch(() => undefined), { longest: 10_000 })
  }, [])
}
