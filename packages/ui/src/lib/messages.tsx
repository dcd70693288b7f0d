'use client'

import { createContext, use, useMemo, type ReactNode } from 'react'

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

/** Fills the `{name}` slots of one text. A slot without a value stays visible, so that it is noticed. */
export function fill(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot))
}

/** The words of one component: its own English defaults under whatever the provider replaces. */
export function useMessages<D extends Messages>(defaults: D) {
  const replaced = use(MessagesContext)
  return useMemo(
    () => (key: keyof D & string, values?: Readonly<Record<string, string | number>>) =>
      fill(replaced[key] ?? defaults[key] ?? key, values),
    [defaults, replaced],
  )
}
