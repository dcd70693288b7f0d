import { documentLanguage, splitLanguage } from '../lib/language.ts'

/**
 * Calls `open` with the address of each other page of the shop that a press on a link would open in this tab,
 * and does not let the browser open it. Returns the function that ends it.
 */
export function onPressedLink(open: (address: string) => void) {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || !isPlainPress(event) || event.defaultPrevented) return
    if (!isPage(link) || link.pathname === window.location.pathname) return
    event.preventDefault()
    open(link.pathname + link.search + link.hash)
  }
  // Before React, which stops the events of a part that it has not hydrated.
  window.addEventListener('click', follow, true)
  return () => window.removeEventListener('click', follow, true)
}

type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>

/** Whether a press on a link opens it in this tab. */
export const isPlainPress = ({ button, metaKey, altKey, ctrlKey, shiftKey }: Press): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey

/** Whether an address is the path of a page of the shop, in any language. */
export const isPagePath = (address: string): boolean =>
  /^\/(?!\/|(api|media)([/?#]|$))/.test(address)

const isPage = ({ origin, pathname }: HTMLAnchorElement) =>
  origin === window.location.origin && isPagePath(pathname)

/** Whether a link leads to a page of the shop that the router of this document opens: one in its language. */
export const isOwnPage = (link: HTMLAnchorElement): boolean =>
  isPage(link) && splitLanguage(link.pathname).language === documentLanguage()
