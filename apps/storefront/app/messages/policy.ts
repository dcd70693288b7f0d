import type { ShopWire } from '@shop/domain/wire'
import { phoneHref } from '@shop/ui'

/** A section of a policy page. `html` is trusted text of the shop, not user input. */
interface PolicySection {
  id: string
  title: string
  html: string
}

/** The text of a policy page. */
interface Policy {
  title: string
  /** Text of the link in the footer. */
  link: string
  description: string
  /** Date of the last change, as shown. */
  updated?: string
  /** True shows a table of contents, the support phone and the tax id. */
  formal: boolean
  sections: readonly PolicySection[]
}

/** Creates a policy text from the facts of the shop. */
export type PolicyText = (shop: ShopWire) => Policy

/** Escapes text for HTML. The facts of the shop are not HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** The HTML of a `tel:` link. */
export function phoneLinkHtml(phone: string): string {
  return `<a href="${escapeHtml(phoneHref(phone))}">${escapeHtml(phone)}</a>`
}
