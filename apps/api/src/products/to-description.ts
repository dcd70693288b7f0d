import { sanitiseDescription } from './sanitise-description.ts'

/** Elements that begin a line of their own. A text without any of them is plain text. */
export const blockElement = /<(?:p|br|hr|h[2-6]|ul|ol|dl|blockquote|pre|figure|div|table)\b/
const bullet = /^\s*[-–—•·*]\s+/

/**
 * A description as it is stored: sanitised HTML. Plain text keeps its lines: an empty line separates paragraphs,
 * and lines that begin with `-`, `•` or `*` become a list. It may have formatting within a line, such as `<b>`.
 */
export function toDescription(text: string): string {
  const html = sanitiseDescription(text.normalize('NFC').trim())
  const lines = html.split(/\r\n?|\n/)
  if (lines.length === 1 || blockElement.test(html)) return html
  // Sanitised again, because an element such as <b> may have begun in one paragraph and ended in another.
  return sanitiseDescription(toParagraphs(lines))
}

function toParagraphs(lines: readonly string[]): string {
  let html = ''
  let open: 'p' | 'ul' | null = null
  const begin = (element: typeof open) => {
    if (open) html += `</${open}>`
    if (element) html += `<${element}>`
    open = element
  }
  for (const line of lines) {
    const isItem = bullet.test(line)
    if (line.trim() === '') begin(null)
    else if (isItem) {
      if (open !== 'ul') begin('ul')
      html += `<li>${line.replace(bullet, '').trim()}</li>`
    } else {
      if (open === 'p') html += '<br />'
      else begin('p')
      html += line.trim()
    }
  }
  begin(null)
  return html
}
