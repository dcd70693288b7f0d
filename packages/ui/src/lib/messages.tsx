'use client'

import { createContext, use, useMemo, type ReactNode } from 'react'
import type { defaultMessages } from '../messages.ts'
import { MarketContext } from './market-context.ts'
import { translateWith, type Catalogue, type Message, type Translate } from './translate.ts'

/** The key of a text of a component. */
export type MessageKey = keyof typeof defaultMessages

/** A text for every key: a complete translation. */
export type Messages = Readonly<Record<MessageKey, Message>>

/** Texts for some of the keys. */
export type PartialMessages = Partial<Messages>

const MessagesContext = createContext<Catalogue>({})

export interface MessagesProviderProps {
  /** Texts in place of those of the provider around it, else of the English defaults; also those of the application, for its own `useMessages`. Keep one object between renders. */
  messages: Catalogue
  children: ReactNode
}

/** Replaces the texts of every component below, for example to translate them. */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  const outer = use(MessagesContext)
  const merged = useMemo(() => ({ ...outer, ...messages }), [outer, messages])
  return <MessagesContext value={merged}>{children}</MessagesContext>
}

/** Returns a function that formats the text of a key: that of the nearest provider, else the default. */
export function useMessages<D extends Catalogue>(defaults: D): Translate<D> {
  return translateWith(defaults, use(MessagesContext), use(MarketContext))
}
