let isTyping = false

/**
 * Notices whether the shopper types. Enter and a press end it: they open pages and choose suggestions.
 * Returns the function that stops it.
 */
export function watchTyping(): () => void {
  const begin = () => (isTyping = true)
  const end = () => (isTyping = false)
  const onKey = ({ key }: KeyboardEvent) => key === 'Enter' && end()
  const watched = new AbortController()
  const options = { capture: true, signal: watched.signal }
  addEventListener('input', begin, options)
  addEventListener('keydown', onKey, options)
  addEventListener('click', end, options)
  return () => watched.abort()
}

/** Whether the shopper is typing into a field that the page still has, so that nothing may take its focus. */
export const typesIntoField = (): boolean =>
  isTyping && document.activeElement?.matches('input, textarea') === true
