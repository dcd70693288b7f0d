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
  return textsIn(rootData(matches).environment.language, defaults)
}

/** The texts of a language. */
export function textsIn<D extends Catalogue>(language: Language, defaults: D): Translate<D> {
  return translator(defaults, localeOf(language))
}

/** The texts of the document for code that only runs in the browser, such as the submission of a form. */
export function browserTexts<D extends Catalogue>(defaults: D): Translate<D> {
  return translator(defaults, localeOf(documentLanguage()))
}

/** The market of the document for code that only runs in the browser. */
export function browserMarket(): Market {
  return localeOf(documentLanguage()).market
}
