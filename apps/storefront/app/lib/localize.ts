import { writeDigits, type CategoryWire } from '@shop/domain'
import type { ShopWire } from '@shop/domain/wire'
import type { ReadApi } from './api.ts'
import type { Language } from './language.ts'

/**
 * A value of the API with the texts of one language. On a Bengali page `nameBn` takes the place of `name`, if
 * there is one, and so for each such pair. The Bengali fields are left out: the page and the bag carry no text
 * of the other language.
 */
export function localized<T>(language: Language, value: T): T {
  if (Array.isArray(value)) return value.map((entry: unknown) => localized(language, entry)) as T
  if (typeof value !== 'object' || value === null) return value
  const fields = value as Record<string, unknown>
  const local = Object.entries(fields)
    .filter(([name]) => !name.endsWith('Bn'))
    .map(([name, text]) => [
      name,
      (language === 'bn' && fields[`${name}Bn`]) || localized(language, text),
    ])
  return Object.fromEntries(local) as T
}

/** A category with its Bengali name on pages in Bengali only; `name` stays, because addresses have it. */
export function localizeCategory(language: Language, category: CategoryWire): CategoryWire {
  return language === 'bn' ? category : { ...category, nameBn: null }
}

/** The facts of the shop with the texts and digits of one language. */
export function localizeShop(language: Language, shop: ShopWire): ShopWire {
  const digits = (text: string) => writeDigits(text, language === 'bn' ? 'beng' : 'latn')
  return {
    ...localized(language, shop),
    phone: digits(shop.phone),
    taxId: digits(shop.taxId),
    texts: { en: {}, bn: {}, [language]: shop.texts[language] },
  }
}

/** An API whose answers have the texts of one language. */
export function localizedApi<A extends ReadApi>(language: Language, api: A): A {
  type Call = (...given: unknown[]) => Promise<unknown>
  const calls = Object.entries(api as unknown as Record<string, Call>).map(([name, call]) => [
    name,
    async (...given: unknown[]) => localized(language, await call(...given)),
  ])
  return {
    ...Object.fromEntries(calls),
    categories: async () => (await api.categories()).map((one) => localizeCategory(language, one)),
    shop: async () => localizeShop(language, await api.shop()),
  }
}
