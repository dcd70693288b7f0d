import { basenameOf, LANGUAGE_KEY, languages } from '../lib/language.ts'
import { carryState } from '../../runtime/next-entry.ts'

/** The prefix of the addresses of each language. */
const PREFIXES = languages.map(
  (language) => [language, basenameOf(language).replace(/^\/$/, '')] as const,
)

/**
 * Remembers a language that is chosen by its link, and gives the document that the link opens the
 * navigation state of this one, such as the product of Buy Now. Replaces a page that was opened from
 * outside the shop by the same page in the chosen language. A reload, Back, a link of the shop and a browser
 * without a connection keep their page. Serialised into an inline script: must not close over anything.
 */
function followChoice(
  key: string,
  carry: (path: string, state: unknown) => void,
  prefixes: readonly (readonly [string, string])[],
): void {
  try {
    const prefixOf = new Map(prefixes)
    addEventListener(
      'click',
      ({ target }) => {
        const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]')
        if (!link) return
        try {
          if (history.state?.usr) carry(link.pathname, history.state.usr)
          localStorage.setItem(key, link.hreflang)
        } catch {
          // Full storage remembers no choice.
        }
      },
      true,
    )
    const chosen = prefixOf.get(localStorage.getItem(key) ?? '')
    const shown = prefixOf.get(document.documentElement.lang)
    const fromShop = document.referrer.startsWith(`${location.origin}/`)
    if (chosen === undefined || shown === undefined || chosen === shown) return
    if (fromShop || history.state !== null || !navigator.onLine) return
    const path = chosen + location.pathname.slice(shown.length).replace(/\/$/, '')
    location.replace((path || '/') + location.search + location.hash)
  } catch {
    // A browser that blocks storage remembers no choice.
  }
}

/** The text of an inline script for the head, before everything that the page loads. */
export const chosenLanguageScript = `(${followChoice})(${JSON.stringify(LANGUAGE_KEY)},${carryState},${JSON.stringify(PREFIXES)})`
