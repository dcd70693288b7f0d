import { writeDigits, type CategoryWire } from '@shop/domain'
import type { ShopWire } from '@shop/domain/wire'
import type { Api, ReadApi } from './api.ts'
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

/** The call with the texts of its answer in one language. */
const localizedCall =
  <Given extends unknown[], T>(language: Language, call: (...given: Given) => Promise<T>) =>
  async (...given: Given): Promise<T> =>
    localized(language, await call(...given))

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

/** The reads of an API with the texts of one language. */
export function readsIn(language: Language, api: ReadApi): ReadApi {
  return {
    categories: async () => (await api.categories()).map((one) => localizeCategory(language, one)),
    products: localizedCall(language, api.products),
    productsOf: localizedCall(language, api.productsOf),
    product: localizedCall(language, api.product),
    home: localizedCall(language, api.home),
    campaign: localizedCall(language, api.campaign),
    shop: async () => localizeShop(language, await api.shop()),
    page: api.page,
  }
}

/** The calls of the browser with the texts of one language. */
export function localizedApi(language: Language, api: Api): Api {
  return {
    ...api,
    ...readsIn(language, api),
    search: localizedCall(language, api.search),
    quote: localizedCall(language, api.quote),
    confirmOrder: localizedCall(language, api.confirmOrder),
    track: localizedCall(language, api.track),
    cancelOrder: localizedCall(language, api.cancelOrder),
  }
}
