import { phoneHref } from '@shop/ui'
import type { ShopSettings } from '../../lib/shop-environment.ts'

/** One section of a policy page; `html` is our own text, never a shopper's. */
export interface PolicySection {
  id: string
  title: string
  html: string
}

/** A page of the small print. */
export interface Policy {
  title: string
  description: string
  /** When the text last changed, as it is shown. */
  updated?: string
  /** Whether the page shows a side table of contents, the support phone and the tax id. */
  formal: boolean
  sections: readonly PolicySection[]
}

/** Makes a page's text from the shop's settings. */
export type PolicyText = (shop: ShopSettings) => Policy

/** Text that may stand inside HTML; settings come from an environment, not from us. */
export function plain(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** A telephone number as a link that calls it. */
export function phoneLink(phone: string): string {
  return `<a href="${plain(phoneHref(phone))}">${plain(phone)}</a>`
}
