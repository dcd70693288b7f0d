import type { ReactElement } from 'react'

/** A text with its words that are in `words` marked. Another text or other words are another element, also where the page is translated. */
export function markWords(text: string, words: readonly string[]): ReactElement {
  const marked = new Set(words)
  // Words are at the odd places of the parts, and what separates them at the even ones.
  const parts = text.split(/([\p{L}\p{M}\p{N}]+)/u)
  return (
    <span key={`${text} ${words.join(' ')}`}>
      {parts.map((part, index) =>
        marked.has(part.toLowerCase()) ? (
          <mark key={index} className="shop:bg-transparent shop:font-bold shop:text-brand">
            {part}
          </mark>
        ) : (
          part
        ),
      )}
    </span>
  )
}
