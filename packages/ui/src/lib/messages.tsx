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

// A shelf says the same few texts for each of its cards, so each is taken apart only once: what
// stands around its slots, and between two such pieces the name of the slot.
const taken = new Map<string, string[]>()

/** Fills the `{name}` slots of one text. A slot without a value stays visible, so that it is noticed. */
export function fill(text: string, values?: Values): string {
  let parts = taken.get(text)
  if (!parts) taken.set(text, (parts = text.split(/\{(\w+)\}/)))
  let filled = ''
  let slot = false
  for (const part of parts) {
    filled += slot ? (values?.[part] ?? `{${part}}`) : part
    slot = !slot
  }
  return filled
}

/** The words of one component: its own English defaults under whatever the provider replaces. */
export function useMessages<D extends Messages>(defaults: D) {
  const replaced = use(MessagesContext)
  return (key: keyof D & string, values?: Values): string =>
    fill(replaced[key] ?? defaults[key] ?? key, values)
}
