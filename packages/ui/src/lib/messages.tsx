'use client'

import { createContext, use, useMemo, type ReactNode } from 'react'
import type { defaultMessages } from '../messages.ts'
import { MarketContext, type ProvidedMarket } from './market-context.ts'

/**
 * One text, in which `{name}` is a placeholder for the value of that name; or a text for each
 * plural category of the value `n`, such as `{ one: '{n} result', other: '{n} results' }`.
 */
export type Message =
  string | (Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string })

/** The key of a text of a component. */
export type MessageKey = keyof typeof defaultMessages

/** A text for every key: a complete translation. */
export type Messages = Readonly<Record<MessageKey, Message>>

/** Texts for some of the keys. */
export type PartialMessages = Partial<Messages>

type Catalogue = Readonly<Partial<Record<string, Message>>>

const MessagesContext = createContext<Catalogue>({})

export interface MessagesProviderProps {
  /** Texts in place of those of the provider around it, else of the English defaults. Keep one object between renders. */
  messages: PartialMessages
  children: ReactNode
}

/** Replaces the texts of every component below, for example to translate them. */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  const outer = use(MessagesContext)
  const merged = useMemo(() => ({ ...outer, ...messages }), [outer, messages])
  return <MessagesContext value={merged}>{children}</MessagesContext>
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

/** Returns a function that formats the text of a key: that of the nearest provider, else the default. */
export function useMessages<D extends Catalogue>(defaults: D) {
  const replaced = use(MessagesContext)
  const market = use(MarketContext)
  return (key: keyof D & string, values?: Values): string => {
    const message = replaced[key] ?? defaults[key] ?? key
    const text = typeof message === 'string' ? message : choosePlural(message, values?.n, market)
    return fill(text, values, market?.writeNumber)
  }
}

function choosePlural(
  message: Exclude<Message, string>,
  n: string | number | undefined,
  market: Pick<ProvidedMarket, 'pluralOf'> | null,
): string {
  // The plural rule of English, the language of the default texts.
  const category = market ? market.pluralOf(Number(n)) : n === 1 ? 'one' : 'other'
  return message[category] ?? message.other
}
