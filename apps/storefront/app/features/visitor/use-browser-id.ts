import { useEffect } from 'react'
import { browserApi } from '../../lib/browser-api.ts'
import { textStore } from '../../lib/storage.ts'

const KEY = 'browser_id'

/**
 * Keeps the address that the shop sees this browser under, as `browser_id`. Asked once, when the
 * page has nothing better to do; a failure is of no consequence and stays silent.
 */
export function useBrowserId(): void {
  useEffect(() => {
    if (textStore.read(KEY)) return
    const ask = async () => {
      const { ip } = await (await browserApi()).ip()
      if (ip) textStore.write(KEY, ip)
    }
    const run = () => void ask().catch(() => undefined)
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(run, 3000)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(run, { timeout: 10_000 })
    return () => cancelIdleCallback(handle)
  }, [])
}
