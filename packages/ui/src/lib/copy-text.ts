/** Copies text to the clipboard; falls back to `execCommand` where the Clipboard API is missing or refuses, as in in-app browsers. Resolves to whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text)
      return true
    }
  } catch (error) {
    console.info('The Clipboard API failed; using execCommand.', error)
  }
  return copyFromField(text)
}

function copyFromField(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.setAttribute('aria-hidden', 'true')
  field.className = 'shop:sr-only'
  // Next to the focused element, because the rest of the page is inert while a dialog is open.
  const place = before?.parentElement ?? document.body
  place.append(field)
  field.select()
  // Deprecated, so a browser may lack it.
  const copied = 'execCommand' in document && document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  return copied
}
