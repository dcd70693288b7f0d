import { useEffect } from 'react'
import { whenIdle } from '../../../runtime/when-idle.ts'

/**
 * Loads the script of a tag manager when the page is idle. Events that were pushed to
 * `window.dataLayer` before wait there, as tag managers expect.
 * @param url empty loads nothing
 */
export function useTagManager(url: string): void {
  useEffect(() => {
    if (url) return whenIdle(() => loadTagScript(url), { longest: 5000 })
  }, [url])
}

function loadTagScript(url: string) {
  if (document.querySelector(`script[src="${CSS.escape(url)}"]`)) return
  window.dataLayer ??= []
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.src = url
  script.async = true
  document.head.append(script)
}
