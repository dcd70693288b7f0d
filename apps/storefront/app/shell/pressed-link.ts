import { documentLanguage, splitLanguage } from '../lib/language.ts'

/**
 * Calls `open` with the address of each other page of the shop that a press on a link would open in this tab,
 * and does not let the browser open it. Returns the function that ends it.
 */
export function onPressedLink(open: (address: string) => void) {
  const follow = (event: MouseEvent) => {
    const link = pressedLink(event)
    if (!link || !isPage(link) || link.pathname === window.location.pathname) return
    event.preventDefault()
    open(link.pathname + link.search + link.hash)
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

/** Whether a link leads to a page of the shop, in any language. */
function isPage({ origin, pathname }: HTMLAnchorElement): boolean {
  return origin === window.location.origin && !/^\/(api|media)\//.test(pathname)
}

/** Whether a link leads to a page of the shop that the router of this document opens: one in its language. */
export const isOwnPage = (link: HTMLAnchorElement): boolean =>
  isPage(link) && splitLanguage(link.pathname).language === documentLanguage()
