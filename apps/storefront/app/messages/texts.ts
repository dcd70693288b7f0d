import type { ShopWire } from '@shop/domain/wire'
import {
  englishMarket,
  translator,
  type Catalogue,
  type Market,
  type PartialMessages,
  type Translate,
} from '@shop/ui'
import { documentLanguage, type Language } from '../lib/language.ts'
import { specifiedTexts } from './specified-texts.ts'
import { rootData, type RouteMatches } from '../lib/root-data.ts'

/** A language: what its texts replace, and how it writes money, digits and dates. */
export interface Locale {
  /** Texts of @shop/ui and of the storefront in place of the English defaults. */
  messages: PartialMessages & Catalogue
  market: Market
}

/** The texts of the owner in a language, by key. */
type OwnTexts = ShopWire['texts'][Language]

const locales = new Map<Language, Locale>([
  ['en', { messages: specifiedTexts, market: englishMarket }],
])

/** Adds a language. The server does so when it starts, the browser before it hydrates a page of it. */
export function addLocale(language: Language, locale: Locale): void {
  locales.set(language, locale)
}

/** The texts and the market of a language. @throws Error when it was not added */
export function localeOf(language: Language): Locale {
  const locale = locales.get(language)
  if (!locale) throw new Error(`The texts of "${language}" are not loaded.`)
  return locale
}

/** The texts of a page for code that gets the matches of its route, such as `meta`. */
export function pageTexts<D extends Catalogue>(matches: RouteMatches, defaults: D): Translate<D> {
  return textsIn(rootData(matches).environment, defaults)
}

/** The texts of a language, with those of the owner in place of them. */
export function messagesIn(language: Language, own: OwnTexts): Locale['messages'] {
  const { messages } = localeOf(language)
  return Object.keys(own).length > 0 ? { ...messages, ...own } : messages
}

/** The texts of an environment. */
export function textsIn<D extends Catalogue>(
  { language, shop }: { language: Language; shop: Pick<ShopWire, 'texts'> },
  defaults: D,
): Translate<D> {
  const { market } = localeOf(language)
  return translator(defaults, { market, messages: messagesIn(language, shop.texts[language]) })
}

let ownTexts: OwnTexts = {}

/** Sets the texts of the owner for `browserTexts`. */
export function setOwnTexts(own: OwnTexts): void {
  ownTexts = own
}

/** The texts of the document for code that only runs in the browser, such as the submission of a form. */
export function browserTexts<D extends Catalogue>(defaults: D): Translate<D> {
  const language = documentLanguage()
  const { market } = localeOf(language)
  return translator(defaults, { market, messages: messagesIn(language, ownTexts) })
}

/** The market of the document for code that only runs in the browser. */
export function browserMarket(): Market {
  return localeOf(documentLanguage()).market
}
