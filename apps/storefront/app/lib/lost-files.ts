/** The id of the element that says that a file was lost; it is hidden until then. */
export const LOST_NOTICE = 'lost-file'

/**
 * Loads the page again, because a file that the press of the shopper needs could not be had: once in ten
 * seconds, and only online. Otherwise it says so. It uses nothing outside but the id of the notice,
 * because it is also inline.
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

let isLost = false

/** Whether a file that this document needs was lost: then React may wait for it without end. */
export const isFileLost = (): boolean => isLost

/** Remembers that a file was lost while there was a connection. A browser does not ask for it again. */
export function loseFile(): void {
  isLost = true
}

/**
 * Marks a page that React cannot hydrate, because one of its files was lost, and says so: nearly all of
 * its controls wait for React. It uses nothing outside, too.
 */
export function markLost(): void {
  document.documentElement.dataset['lost'] = ''
  const tell = () => document.getElementById('lost-file')?.removeAttribute('hidden')
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', tell)
  else tell()
}

/**
 * Notices that a script of the page was lost, and loads the page again when the shopper presses what only
 * a script answers. It uses nothing outside, because it is the text of a script.
 */
function watchFiles(mark: () => void, reload: () => void): void {
  const root = document.documentElement
  const answer = (event: Event, needsScript: boolean) => {
    if (!needsScript || root.dataset['lost'] === undefined || root.dataset['hydrated']) return
    event.preventDefault()
    event.stopImmediatePropagation()
    reload()
  }
  const elementOf = ({ target }: Event) => (target instanceof Element ? target : root)
  addEventListener(
    'error',
    (event) => {
      const { target } = event
      // The early script is `async`; React works without it.
      if (target instanceof HTMLScriptElement && target.type === 'module' && !target.async) mark()
    },
    true,
  )
  addEventListener(
    'click',
    (event) => {
      const pressed = elementOf(event)
      if (pressed.closest('[data-reload]')) return location.reload()
      const button = pressed.closest('button')
      const isSent = button?.type === 'submit' && button.form?.method === 'get'
      const isEarly =
        root.dataset['early'] !== undefined &&
        button?.matches('[name=add],[name=buy],[name=order],[data-shop=quantity-stepper] button')
      answer(event, button !== null && !isSent && !isEarly)
    },
    true,
  )
  addEventListener(
    'change',
    (event) => {
      const field = elementOf(event)
      answer(event, field instanceof HTMLSelectElement && field.form?.method !== 'post')
    },
    true,
  )
  addEventListener(
    'submit',
    (event) => answer(event, (elementOf(event) as HTMLFormElement).method === 'post'),
    true,
  )
  addEventListener(
    'keydown',
    (event) => {
      const field = elementOf(event)
      const isLoose = field instanceof HTMLInputElement && !field.form
      answer(event, event.key === 'Enter' && isLoose)
    },
    true,
  )
}

/** The text of an inline script for the head. It must come before the scripts of the page. */
export const watchFilesScript = `(${watchFiles})(${markLost},${reloadPage})`
