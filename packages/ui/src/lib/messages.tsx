'use client'

import { createContext, use, type ReactNode } from 'react'
import { MarketContext } from './market-context.ts'

/** Texts by key; `{name}` in a text is a placeholder for the value of that name. */
export type Messages = Readonly<Record<string, string>>

const MessagesContext = createContext<Messages>({})

export interface MessagesProviderProps {
  /** Texts that override the English defaults; a missing key keeps its default. */
  messages: Messages
  children: ReactNode
}

/** Overrides the texts of every component below, for example to translate them. */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  return <MessagesContext value={messages}>{children}</MessagesContext>
}

type Values = Readonly<Record<string, string | number>>

// Cached, because a product list formats the same texts for each card. Odd entries are names of
// placeholders, the others are literal text.
const parsed = new Map<string, string[]>()

/** Replaces the `{name}` placeholders of a text, numbers by `writeNumber`; a placeholder without a value stays. */
export function fill(
  text: string,
  values?: Values,
  writeNumber: (value: number) => string = String,
): string {
  let parts = parsed.get(text)
  if (!parts) parsed.set(text, (parts = text.split(/\{(\w+)\}/)))
  let filled = ''
  let slot = false
  for (const part of parts) {
    const value = slot ? (values?.[part] ?? `{${part}}`) : part
    filled += typeof value === 'number' ? writeNumber(value) : value
    slot = !slot
  }
  return filled
}

/** Returns a function that formats the text of a key: the override of `MessagesProvider`, else the default. */
export function useMessages<D extends Messages>(defaults: D) {
  const replaced = use(MessagesContext)
  const market = use(MarketContext)
  return (key: keyof D & string, values?: Values): string =>
    fill(replaced[key] ?? defaults[key] ?? key, values, market?.writeNumber)
}
