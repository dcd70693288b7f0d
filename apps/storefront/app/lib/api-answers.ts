import {
  normalizeProduct,
  normalizeProducts,
  unwrapList,
  type CategoryWire,
  type ProductWire,
} from '@shop/domain'
import type {
  BannerTexts,
  BannerWire,
  CampaignWire,
  PageWire,
  ShopWire,
  TestimonialWire,
} from '@shop/domain/wire'

/** The content of the home page, from one call. */
export interface HomeContent {
  banners: BannerWire[]
  strip: BannerWire[]
  testimonials: TestimonialWire[]
  discounted: ProductWire[]
  recommended: ProductWire[]
  collections: { name: string; products: ProductWire[] }[]
}

/** A campaign, its products in the one shape that the shop uses. */
export type Campaign = Omit<CampaignWire, 'campaignProducts'> & {
  campaignProducts: { productId: number; product: ProductWire }[]
}

type Raw = Readonly<Record<string, unknown>>

const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const named = (value: unknown): { name: string }[] =>
  (Array.isArray(value) ? value : []).flatMap((entry) =>
    isRaw(entry) && textOf(entry['name']) ? [{ name: textOf(entry['name']) }] : [],
  )

/** The categories of an answer; an entry without a name cannot be shown or linked, and is left out. */
export function readCategories(answer: unknown): CategoryWire[] {
  return unwrapList(answer).flatMap((entry, index) => {
    const name = isRaw(entry) ? textOf(entry['name']).trim() : ''
    if (!isRaw(entry) || !name) return []
    return {
      id: typeof entry['id'] === 'number' ? entry['id'] : -index - 1,
      name,
      nameBn: textOf(entry['nameBn']).trim() || null,
      icon: textOf(entry['icon']),
      category: textOf(entry['category']) || name,
      subCategory: named(entry['subCategory']),
      innerSubCategory: named(entry['innerSubCategory']),
    }
  })
}

/** The content of the home page; a list that is missing is empty, incomplete entries are left out. */
export function readHome(answer: unknown): HomeContent {
  const data = isRaw(answer) && isRaw(answer['data']) ? answer['data'] : {}
  return {
    banners: banners(data['banners']),
    strip: banners(data['strip']),
    testimonials: textEntries(data['testimonials'], ['name', 'location', 'text', 'image']),
    discounted: normalizeProducts(data['discounted']),
    recommended: normalizeProducts(data['recommended']),
    collections: unwrapList(data['categories']).flatMap((entry) => {
      const name = isRaw(entry) ? textOf(entry['name']).trim() : ''
      return name ? [{ name, products: normalizeProducts((entry as Raw)['products']) }] : []
    }),
  }
}

/** The facts of the shop. @throws Error for an answer that has none */
export function readShop(answer: unknown): ShopWire {
  const data = isRaw(answer) ? answer['data'] : undefined
  if (
    !isRaw(data) ||
    !textOf(data['name']) ||
    !['zones', 'pages'].every((name) => Array.isArray(data[name]))
  ) {
    throw new Error('The answer about the shop has no facts.')
  }
  return data as ShopWire
}

/** A page of the shop. @throws Error for an answer that has none */
export function readPage(answer: unknown): PageWire {
  const data = isRaw(answer) ? answer['data'] : undefined
  if (!isRaw(data) || !textOf(data['title']) || !Array.isArray(data['sections'])) {
    throw new Error('The answer about a page has no text.')
  }
  return data as PageWire
}

/** The banners of a list; texts of another shape are left out. */
function banners(list: unknown): BannerWire[] {
  return textEntries(list, ['id', 'image', 'alt', 'href']).map((entry) => {
    const { texts, ...banner } = entry as BannerWire
    const said = bannerTexts(texts)
    return { ...banner, ...(said ? { texts: said } : {}) }
  })
}

function bannerTexts(value: unknown): BannerTexts | null {
  if (!isRaw(value)) return null
  const said = (place: keyof BannerTexts) => {
    const text = value[place]
    const en = isRaw(text) ? textOf(text['en']) : ''
    return isRaw(text) && en ? { en, bn: textOf(text['bn']) || null } : null
  }
  return { title: said('title'), text: said('text'), label: said('label'), action: said('action') }
}

/** The entries of a list whose fields are all texts. */
function textEntries<K extends string>(list: unknown, fields: readonly K[]): Record<K, string>[] {
  return (Array.isArray(list) ? list : []).filter(
    (entry): entry is Record<K, string> =>
      isRaw(entry) && fields.every((field) => typeof entry[field] === 'string'),
  )
}

/** A campaign; null when there is none. Entries without a product are left out. */
export function readCampaign(value: unknown): Campaign | null {
  if (!isRaw(value) || typeof value['id'] !== 'number') return null
  const campaign = value as unknown as Campaign
  const entries = Array.isArray(value['campaignProducts']) ? value['campaignProducts'] : []
  return {
    ...campaign,
    name: textOf(value['name']) || 'Campaign',
    checkoutImage: textOf(value['checkoutImage']) || null,
    campaignProducts: entries.flatMap((entry: unknown) => {
      const product = isRaw(entry) ? normalizeProduct(entry['product']) : null
      return product ? [{ productId: product.id, product }] : []
    }),
  }
}
