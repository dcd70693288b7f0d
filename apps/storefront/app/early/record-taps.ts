import { NEXT_ENTRY } from '../lib/next-entry.ts'

/** The header, whose buttons are pressed again when its code is there, see `deferred`. */
export const HEADER = '[data-shop=site-header]'

/** The buttons that the early script answers, or keeps for later, until React has hydrated the page. */
export const EARLY_BUTTONS = `button:is([name=add],[name=buy],[name=order]),[data-shop=purchase-panel] [data-shop=quantity-stepper] button,${HEADER} button`

declare global {
  interface Window {
    /** Taps that wait for the early script, those on the header also for its code, and the listener that records them. */
    earlyTaps?: HTMLButtonElement[] & { record: (event: Event) => void }
  }
}

/**
 * An inline script for the head. It records the taps on the buttons of the bag until the early script
 * is there, and hides them from React, so that none counts twice. Before that it gives this document
 * the history entry that an early Buy Now left: the router reads it when it starts.
 */
export const recordTaps = `(function(q){window.earlyTaps=q;addEventListener("click",q.record=function(e){var b=e.target.closest&&e.target.closest("${EARLY_BUTTONS}");if(b&&!document.documentElement.dataset.hydrated){q.push(b);e.stopPropagation()}},true);var s=sessionStorage,n=s.getItem("${NEXT_ENTRY}");if(n){s.removeItem("${NEXT_ENTRY}");n=JSON.parse(n);n.path==location.pathname&&history.replaceState(n.state,"")}})([])`
