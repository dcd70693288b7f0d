import type { ShopWire } from '@shop/domain/wire'
import type { Language } from './language.ts'

/** The settings that the server passes to every page, from its environment variables. */
export interface SiteEnvironment {
  /** The language of the page. */
  language: Language
  /** Base URL of the API for the browser, without a trailing slash. */
  apiBase: string
  mediaBase: string
  /** Origin for canonical URLs, without a trailing slash; empty when not set. */
  origin: string
  /** Whether purchase events may carry the customer's name and phone. */
  analyticsCustomer: boolean
  /** URL of the tag manager's script; empty when there is none. */
  tagScript: string
  /** Whether the browser keeps pages that were opened, for visits without a connection. */
  serviceWorker: boolean
}

/** The settings and the facts of the shop, with texts in the language of the page. */
export interface ShopEnvironment extends SiteEnvironment {
  shop: ShopWire
}
