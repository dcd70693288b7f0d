'use client'

import { createContext, use, type ReactNode } from 'react'

/** Words by key; `{name}` in a text is replaced by the value of that name. */
export type Messages = Readonly<Record<string, string>>

const MessagesContext = createContext<Messages>({})

export interface MessagesProviderProps {
  /** Texts that replace the English defaults; a key that is missing keeps its default. */
  messages: Messages
  children: ReactNode
}

/** Gives every piece below it other words: another language is data, not code. */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  return <MessagesContext value={messages}>{children}</MessagesContext>
}

type Values = Readonly<Record<string, string | number>>
type Reader = (key: string, values?: Values) => string

/** Fills the `{name}` slots of one text. A slot without a value stays visible, so that it is noticed. */
export function fill(text: string, values?: Values): string {
  return fillParts(partsOf(text), values)
}

/** What stands around the slots, and between two such pieces the name of the slot. */
function partsOf(text: string): string[] {
  return text.split(/\{(\w+)\}/)
}

function fillParts(parts: readonly string[], values?: Values): string {
  let text = parts[0] ?? ''
  for (let at = 1; at < parts.length; at += 2) {
    const name = parts[at] ?? ''
    text += `${values?.[name] ?? `{${name}}`}${parts[at + 1]}`
  }
  return text
}

// By what is replaced, then by component. A shelf reads the same few words for each of its cards,
// so a text is taken apart once and not once for each card.
const readers = new WeakMap<Messages, WeakMap<Messages, Reader>>()

function readerOf(replaced: Messages, defaults: Messages): Reader {
  let known = readers.get(replaced)
  if (!known) readers.set(replaced, (known = new WeakMap()))
  let reader = known.get(defaults)
  if (!reader) {
    const taken = new Map<string, string[]>()
    reader = (key, values) => {
      let parts = taken.get(key)
      if (!parts) taken.set(key, (parts = partsOf(replaced[key] ?? defaults[key] ?? key)))
      return fillParts(parts, values)
    }
    known.set(defaults, reader)
  }
  return reader
}

/** The words of one component: its own English defaults under whatever the provider replaces. */
export function useMessages<D extends Messages>(
  defaults: D,
): (key: keyof D & string, values?: Values) => string {
  return readerOf(use(MessagesContext), defaults)
}
