import { documentLanguage, splitLanguage } from '../lib/language.ts'

/**
 * Calls `open` with each page of the shop in this language that a press on a link would open in this tab,
 * and does not let the browser open it when `open` returns true. Returns the function that ends it.
 */
export function onPressedLink(open: (page: string, link: HTMLAnchorElement) => boolean) {
  const follow = (event: MouseEvent) => {
    const link = pressedLink(event)
    const page = link && pageOf(link)
    if (page && open(page, link)) event.preventDefault()
  }
  // Before React, which stops the events of a part that it has not hydrated.
  window.addEventListener('click', follow, true)
  return () => window.removeEventListener('click', follow, true)
}

/** The link that a press opens in this tab; undefined for another press. */
function pressedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (!link || link.target || modified || event.button !== 0 || event.defaultPrevented) return
  return link
}

/** The address of another page of the shop in this language; undefined for any other address. */
function pageOf({ origin, pathname, search, hash }: HTMLAnchorElement): string | undefined {
  if (origin !== window.location.origin || pathname === window.location.pathname) return
  const { language, path } = splitLanguage(pathname + search + hash)
  return language === documentLanguage() && !path.startsWith('/api') ? path : undefined
}
