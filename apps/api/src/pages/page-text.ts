import { latinDigits, writeDigits, type Language } from '@shop/domain'
import type { PageWire, ShopWire } from '@shop/domain/wire'
import { blockElement, toDescription } from '../products/to-description.ts'
import type { ShopPage } from './page.queries.ts'

/** The facts of the shop that a text of a page can have, as `{name}`. */
const placeholders = ['name', 'about', 'phone', 'email'] as const

type Named = Readonly<Record<(typeof placeholders)[number], string>>

const inBraces = /\{(\w+)\}/g

const fill = (text: string, values: Named) =>
  text.replace(inBraces, (whole, name) => values[name as keyof Named] ?? whole)

/** Escapes text for HTML. The facts of the shop are not HTML. */
const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

const link = (href: string, text: string) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`

/** A page in a language, with the facts of the shop in its texts. Phone and e-mail address are links in its sections. */
export function pageIn(
  language: Language,
  page: ShopPage,
  shop: Pick<ShopWire, 'name' | 'nameBn' | 'about' | 'aboutBn' | 'phone' | 'email'>,
): PageWire {
  const text = (english: string, bengali: string | null) =>
    (language === 'bn' && bengali) || english
  const facts = {
    name: text(shop.name, shop.nameBn),
    about: text(shop.about, shop.aboutBn),
    phone: writeDigits(shop.phone, language === 'bn' ? 'beng' : 'latn'),
    email: shop.email,
  }
  const inHtml = {
    name: escapeHtml(facts.name),
    about: escapeHtml(facts.about),
    phone: link(`tel:${latinDigits(shop.phone).replace(/[^+\d]/g, '')}`, facts.phone),
    email: link(`mailto:${facts.email}`, facts.email),
  }
  return {
    slug: page.slug,
    title: fill(text(page.title, page.titleBn), facts),
    description: fill(text(page.description, page.descriptionBn), facts),
    updatedOn: page.updatedOn,
    formal: page.formal,
    sections: page.sections.map(({ id, title, titleBn, html, htmlBn }) => ({
      id,
      title: fill(text(title, titleBn), facts),
      html: fill(text(html, htmlBn), inHtml),
    })),
  }
}

/**
 * The HTML of a section as it is stored: sanitised, with plain text in paragraphs and lists.
 * @throws Error for a text that cannot be shown, which says what to do
 */
export function toSectionHtml(text: string): string {
  const html = toDescription(text)
  if (html === '') throw new Error('The text has nothing that can be shown.')
  checkPlaceholders(html)
  return blockElement.test(html) ? html : `<p>${html}</p>`
}

/** @throws Error for a placeholder that is not one of the shop, or is in a tag */
export function checkPlaceholders(text: string): void {
  const known = placeholders.map((name) => `{${name}}`).join(', ')
  for (const [whole, name] of text.matchAll(inBraces)) {
    if (!placeholders.some((one) => one === name)) {
      throw new Error(`${whole} has no value. A text can have ${known}.`)
    }
  }
  if (/<[^>]*\{\w+\}/.test(text)) {
    throw new Error(`${known} cannot be in a tag. {phone} and {email} become links by themselves.`)
  }
}
