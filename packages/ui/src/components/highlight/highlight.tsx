import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

export interface HighlightProps extends Omit<ComponentProps<'span'>, 'children'> {
  text: string
  /** The words to mark, in lower case. A word that begins with one of them is not marked. */
  words: readonly string[]
}

/** A text with some of its words marked, such as those that a search found. */
export function Highlight({ text, words, className, ...props }: HighlightProps) {
  const marked = new Set(words)
  // Words are at the odd places of the parts, and what separates them at the even ones.
  const parts = text.split(/([\p{L}\p{M}\p{N}]+)/u)
  return (
    <span data-shop="highlight" className={cn(className)} {...props}>
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
