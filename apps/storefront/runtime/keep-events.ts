import { markLost, reloadPage } from './lost-files.ts'

declare global {
  interface Window {
    /** Takes the presses that are kept for these controls, in their order; another script answers them. */
    takeKeptPresses?: (selector: string) => HTMLButtonElement[]
  }
}

/**
 * Keeps what the shopper does before React has hydrated the page: a press, a change, Enter, a form that is
 * sent, and without a connection a link. The control is shown as busy. When the page is hydrated, each gets
 * the same events again, in order. When a file of the page was lost, the page is loaded again instead. A link
 * that opens a document marks the page with `data-leaving` until the document comes. It is serialised into an
 * inline script: it must not close over anything.
 * @param early selects the controls that the early script answers as soon as it is there
 */
function keepEvents(early: string, mark: () => void, reload: () => void): void {
  const root = document.documentElement
  let kept: { control: HTMLElement; repeat: () => void }[] = []
  let isOver = false

  function showBusy(control: HTMLElement, busy: boolean) {
    if (busy) control.setAttribute('aria-busy', 'true')
    else control.removeAttribute('aria-busy')
    control.toggleAttribute('data-loading', busy)
  }

  function keep(event: Event, control: HTMLElement, repeat: () => void) {
    event.preventDefault()
    event.stopImmediatePropagation()
    if (root.dataset['lost'] !== undefined) return reload()
    kept.push({ control, repeat })
    showBusy(control, true)
  }

  /** As a browser presses: tabs answer `mousedown`. */
  function press(button: HTMLElement) {
    const options = { bubbles: true, cancelable: true }
    button.dispatchEvent(new PointerEvent('pointerdown', options))
    button.dispatchEvent(new MouseEvent('mousedown', options))
    button.dispatchEvent(new PointerEvent('pointerup', options))
    button.dispatchEvent(new MouseEvent('mouseup', options))
    button.click()
  }

  function repeatAll() {
    isOver = true
    observer.disconnect()
    for (const { control } of kept) showBusy(control, false)
    for (const { control, repeat } of kept) if (control.isConnected) repeat()
    kept = []
  }

  window.takeKeptPresses = (selector) => {
    const taken = kept.filter(({ control }) => control.matches(selector))
    kept = kept.filter((event) => !taken.includes(event))
    return taken.map(({ control }) => {
      showBusy(control, false)
      return control as HTMLButtonElement
    })
  }

  const observer = new MutationObserver(() => {
    // Not while React commits.
    if (root.dataset['hydrated']) setTimeout(repeatAll)
    else if (kept.length > 0) reload()
  })
  observer.observe(root, { attributeFilter: ['data-hydrated', 'data-lost'] })

  /** Whether the browser can open a page of the shop. Otherwise it shows an error page of its own. */
  const canOpen = () => navigator.onLine || Boolean(navigator.serviceWorker?.controller)

  const elementOf = ({ target }: Event) => (target instanceof HTMLElement ? target : root)

  function onClick(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target : root
    if (target.closest('[data-reload]')) return canOpen() ? location.reload() : reload()
    const button = target.closest('button')
    if (!button || isOver) return
    // The browser opens a popover, resets a form, and sends a form that asks for a page.
    if (button.popoverTargetElement || button.type === 'reset') return
    if (button.type === 'submit' && button.form?.method === 'get') return
    if (root.dataset['early'] !== undefined && button.matches(early)) return
    keep(event, button, () => press(button))
  }

  function onChange(event: Event) {
    const field = elementOf(event)
    // A form that is sent by a script reads its fields when it is hydrated.
    if (isOver || ('form' in field && (field.form as HTMLFormElement | null)?.method === 'post'))
      return
    if (field instanceof HTMLSelectElement) {
      const { value } = field
      keep(event, field, () => {
        field.value = value
        field.dispatchEvent(new Event('change', { bubbles: true }))
      })
    } else if (field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)) {
      const { checked } = field
      keep(event, field, () => {
        field.checked = !checked
        field.click()
      })
    }
  }

  function onEnter(event: KeyboardEvent) {
    const field = elementOf(event)
    if (isOver || event.key !== 'Enter' || event.isComposing || event.keyCode === 229) return
    if (!(field instanceof HTMLInputElement) || /checkbox|radio/.test(field.type)) return
    const { form } = field
    if (form?.method === 'get') return
    keep(event, field, () => {
      if (form) form.requestSubmit()
      else field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    })
  }

  function onSubmit(event: SubmitEvent) {
    const form = event.target as HTMLFormElement
    if (isOver || form.method !== 'post') return
    keep(event, form, () => form.requestSubmit())
  }

  function onLink(event: MouseEvent) {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
    const link = target instanceof Element && target.closest('a')
    if (!link || link.target || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return
    const isHere = link.pathname === location.pathname && link.search === location.search
    if (link.origin !== location.origin || isHere) return
    // React says that the page needs a connection.
    if (!isOver && !canOpen()) return keep(event, link, () => link.click())
    // After all handlers: React Router opens most pages itself.
    setTimeout(() => root.toggleAttribute('data-leaving', !event.defaultPrevented))
  }

  function onError({ target }: Event) {
    // The early script is `async`; React works without it.
    if (target instanceof HTMLScriptElement && target.type === 'module' && !target.async) mark()
  }

  addEventListener('error', onError, true)
  addEventListener('click', onClick, true)
  addEventListener('click', onLink, true)
  // Back may show the page as it was left.
  addEventListener('pageshow', () => root.removeAttribute('data-leaving'))
  addEventListener('change', onChange, true)
  addEventListener('keydown', onEnter, true)
  addEventListener('submit', onSubmit, true)
}

/**
 * The text of an inline script for the head. It must come before the scripts of the page.
 * @param early selects the controls that the early script answers as soon as it is there
 */
export const keepEventsScript = (early: string) =>
  `(${keepEvents})(${JSON.stringify(early)},${markLost},${reloadPage})`
