import { useEffect } from 'react'
import { addressIn, documentLanguage } from '../../lib/language.ts'

/**
 * Makes the browser's Back from an accepted order open the home page instead of the pages before the
 * order: puts the home page into the history, before the entry that is shown, once per entry. An entry
 * also works when the page before was another document, for which no event of the router comes.
 */
export function useBackToHome(): void {
  useEffect(() => {
    const { state } = window.history
    if (state?.afterHome) return
    const idx: number = state?.idx ?? 0
    const home = addressIn(documentLanguage(), '/')
    const shown = window.location.href
    window.history.replaceState({ key: 'home', idx, usr: null }, '', home)
    window.history.pushState({ ...state, idx: idx + 1, afterHome: true }, '', shown)
  }, [])
}
