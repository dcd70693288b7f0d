import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { markWords } from './mark-words.tsx'

export interface HighlightProps extends Omit<ComponentProps<'span'>, 'children'> {
  text: string
  /** The words to mark, in lower case. A word that begins with one of them is not marked. */
  highlight: readonly string[]
}

/** A text with some of its words marked, such as those that a search found. */
export function Highlight({ text, highlight, className, ...props }: HighlightProps) {
  return (
    <span data-shop="highlight" className={cn(className)} {...props}>
      {markWords(text, highlight)}
    </span>
  )
}
