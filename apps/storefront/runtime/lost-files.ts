/** The id of the element that says that a file was lost; it is hidden until then. */
export const LOST_NOTICE = 'lost-file'

/**
 * Loads the page again, because a file that the press of the shopper needs could not be had: once in ten
 * seconds, and only online. Otherwise it says so. Serialised into an inline script: must not close over
 * anything. The id is that of `LOST_NOTICE`.
 */
export function reloadPage(): void {
  const tell = () => {
    const notice = document.getElementById('lost-file')
    notice?.removeAttribute('hidden')
    notice?.scrollIntoView({ block: 'center' })
  }
  try {
    const now = Date.now()
    if (!navigator.onLine || now - Number(sessionStorage.getItem('reloadedAt')) < 10_000)
      return tell()
    sessionStorage.setItem('reloadedAt', String(now))
  } catch {
    // A browser that blocks storage loads the page again at each press.
  }
  location.reload()
}

/**
 * Marks a page that React cannot hydrate, because one of its files was lost, and says so: nearly all of
 * its controls wait for React. Serialised into an inline script: must not close over anything.
 */
export function markLost(): void {
  document.documentElement.dataset['lost'] = ''
  const tell = () => document.getElementById('lost-file')?.removeAttribute('hidden')
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', tell)
  else tell()
}
