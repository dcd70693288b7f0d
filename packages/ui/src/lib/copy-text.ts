/** Puts text on the clipboard, also where the modern API is missing, as in browsers inside other apps. Answers whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text)
      return true
    }
  } catch (error) {
    console.info('The clipboard refused, trying the older way.', error)
  }
  return copyFromField(text)
}

function copyFromField(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.setAttribute('aria-hidden', 'true')
  field.className = 'sr-only'
  // Beside the focus, because the rest of the page is inert while a popup is open.
  const place = before?.parentElement ?? document.body
  place.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  return copied
}
