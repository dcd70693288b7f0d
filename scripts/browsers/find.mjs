/** Finds an element that can be seen and whose text or name holds `text`, and scrolls it to the middle. Runs in the page. */
export const findInPage = `(css, text) => {
  const found = [...document.querySelectorAll(css)].find((element) => {
    const box = element.getBoundingClientRect()
    const label = element.labels?.[0]?.textContent
    const names = [element.getAttribute('aria-label'), element.textContent, label]
    return box.width > 0 && box.height > 0 && names.some((name) => name?.includes(text))
  })
  found?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return found ?? null
}`

/** Collects the errors of a page from now on. Runs in the page. */
export const collectErrors = `() => {
  if (window.pageErrors) return
  const errors = (window.pageErrors = [])
  const log = console.error
  console.error = (...parts) => { errors.push(parts.join(' ')); log(...parts) }
  addEventListener('error', ({ message }) => errors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
}`
