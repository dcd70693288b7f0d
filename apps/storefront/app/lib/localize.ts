import { writeDigits, type CategoryWire, type ProductWire, type ZoneWire } from '@shop/domain'
import type { BannerWire, PlacedOrder, Quote, ShopWire, TestimonialWire } from '@shop/domain/wire'
import type { Api, Campaign, HomeContent, ProductList, ReadApi } from './api.ts'
import type { Language } from './language.ts'

interface Named {
  name: string
  nameBn?: string | null | undefined
}

/** The name in a language, else the one that there is. */
const nameIn = (language: Language, { name, nameBn }: Named) => textIn(language, name, nameBn)

/**
 * A product with the texts of one language in `name` and `description`. The page and the bag carry no
 * text of the other language.
 */
export function localizeProduct(language: Language, product: ProductWire): ProductWire {
  const { descriptionBn, description } = product
  return {
    ...product,
    name: nameIn(language, product),
    nameBn: null,
    description: language === 'bn' ? descriptionBn || description : description,
    descriptionBn: null,
  }
}

/** A category with its Bengali name on pages in Bengali only; `name` stays, because addresses have it. */
export function localizeCategory(language: Language, category: CategoryWire): CategoryWire {
  return language === 'bn' ? category : { ...category, nameBn: null }
}

/** The text of a language, else the one that there is. */
const textIn = (language: Language, text: string, textBn: string | null | undefined) =>
  language === 'bn' ? textBn || text : text

function bannerIn(language: Language, { altBn, alt, ...banner }: BannerWire): BannerWire {
  return { ...banner, alt: textIn(language, alt, altBn) }
}

function testimonialIn(language: Language, testimonial: TestimonialWire): TestimonialWire {
  const { name, nameBn, location, locationBn, text, textBn, image } = testimonial
  return {
    name: textIn(language, name, nameBn),
    location: textIn(language, location, locationBn),
    text: textIn(language, text, textBn),
    image,
  }
}

function homeIn(language: Language, home: HomeContent): HomeContent {
  const products = (list: readonly ProductWire[]) =>
    list.map((one) => localizeProduct(language, one))
  return {
    ...home,
    banners: home.banners.map((banner) => bannerIn(language, banner)),
    strip: home.strip.map((banner) => bannerIn(language, banner)),
    testimonials: home.testimonials.map((one) => testimonialIn(language, one)),
    discounted: products(home.discounted),
    recommended: products(home.recommended),
    collections: home.collections.map((shelf) => ({
      ...shelf,
      products: products(shelf.products),
    })),
  }
}

function campaignIn(language: Language, { nameBn, ...campaign }: Campaign): Campaign {
  return {
    ...campaign,
    name: textIn(language, campaign.name, nameBn),
    campaignProducts: campaign.campaignProducts.map((entry) => ({
      ...entry,
      product: localizeProduct(language, entry.product),
    })),
  }
}

function listIn(language: Language, list: ProductList): ProductList {
  return { ...list, products: list.products.map((product) => localizeProduct(language, product)) }
}

const zoneIn = (language: Language, zone: ZoneWire) => ({
  ...zone,
  name: nameIn(language, zone),
  nameBn: null,
})

/** The facts of the shop with the texts and digits of one language. */
export function localizeShop(language: Language, shop: ShopWire): ShopWire {
  const digits = (text: string) => writeDigits(text, language === 'bn' ? 'beng' : 'latn')
  return {
    ...shop,
    name: nameIn(language, shop),
    nameBn: null,
    about: textIn(language, shop.about, shop.aboutBn),
    aboutBn: null,
    address: textIn(language, shop.address, shop.addressBn),
    addressBn: null,
    phone: digits(shop.phone),
    taxId: digits(shop.taxId),
    zones: shop.zones.map((zone) => zoneIn(language, zone)),
  }
}

/** The reads of an API with the texts of one language. */
export function readsIn(language: Language, api: ReadApi): ReadApi {
  return {
    categories: async () =>
      (await api.categories()).map((category) => localizeCategory(language, category)),
    products: async (search) => listIn(language, await api.products(search)),
    productsOf: async (category, search) =>
      listIn(language, await api.productsOf(category, search)),
    product: async (id, offer) => {
      const product = await api.product(id, offer)
      return product && localizeProduct(language, product)
    },
    home: async () => homeIn(language, await api.home()),
    campaign: async () => {
      const campaign = await api.campaign()
      return campaign && campaignIn(language, campaign)
    },
    shop: async () => localizeShop(language, await api.shop()),
  }
}

const quoteIn = (language: Language, quote: Quote): Quote => ({
  ...quote,
  lines: quote.lines.map((line) => ({ ...line, name: nameIn(language, line) })),
  zones: quote.zones.map((zone) => zoneIn(language, zone)),
})

function orderIn<Order extends PlacedOrder>(language: Language, order: Order): Order {
  return {
    ...order,
    orderProducts: order.orderProducts.map((line) => ({
      ...line,
      product: { ...line.product, name: nameIn(language, line.product) },
    })),
  }
}

/** The calls of the browser with the texts of one language. */
export function localizedApi(language: Language, api: Api): Api {
  return {
    ...api,
    ...readsIn(language, api),
    search: async (text, signal) => listIn(language, await api.search(text, signal)),
    quote: async (order) => quoteIn(language, await api.quote(order)),
    confirmOrder: async (order, key) => orderIn(language, await api.confirmOrder(order, key)),
    track: async (orderId, phone) => orderIn(language, await api.track(orderId, phone)),
    cancelOrder: async (orderId, phone) => orderIn(language, await api.cancelOrder(orderId, phone)),
  }
}
