import type { Language } from './language.ts'

/** The shop's name, contacts and settings, from environment variables of the server. */
export interface ShopSettings {
  name: string
  about: string
  address: string
  phone: string
  email: string
  taxId: string
  /** International number without plus sign, for a WhatsApp link. */
  whatsapp: string
  /** The shop's location, in degrees. */
  map: { latitude: number; longitude: number }
  social: Readonly<Record<SocialNetwork, string>>
  /** Media path of the payment banner in the footer; empty when there is none. */
  paymentImage: string
  /** Media path of the picture in link previews of the home page; empty when there is none. */
  previewImage: string
  /** Amount on the placeholder payment page, in taka; independent of the bag. */
  paymentAmount: number
}

/** The social networks that the footer links to. */
export type SocialNetwork = 'facebook' | 'linkedin' | 'instagram' | 'youtube' | 'tiktok' | 'x'

/** The settings that the server passes to every page. */
export interface ShopEnvironment {
  /** The language of the page. */
  language: Language
  /** The zone of days and times, such as `Asia/Dhaka`. */
  timeZone: string
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
  shop: ShopSettings
}
