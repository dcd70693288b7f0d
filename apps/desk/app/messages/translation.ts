import type { Catalogue, Market, Message, PartialMessages } from '@shop/ui'

/** The texts of a `x.messages.ts` in another language. A key that is missing is a type error. */
export type Translation<Defaults> = Readonly<Record<keyof Defaults, Message>>

/** A language: what its texts replace, and how it writes money, digits and dates. */
export interface Locale {
  messages: PartialMessages & Catalogue
  market: Market
}
