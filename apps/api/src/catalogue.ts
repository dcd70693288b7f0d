import { normalText, type CategoryWire, type Language } from '@shop/domain'
import type {
  CampaignWire,
  HomeData,
  OfferQuery,
  PageWire,
  Product,
  ProductQuery,
  ShopWire,
} from '@shop/domain/wire'
import { listCampaigns } from './campaigns/campaign.queries.ts'
import { listCategories } from './categories/category.queries.ts'
import type { Db } from './db/session.ts'
import { readHome } from './home/home.queries.ts'
import { AsyncCache } from './http/async-cache.ts'
import { oneAtATime } from './http/one-at-a-time.ts'
import { compressJson, inEnvelope, type CompressedJson } from './http/compressed-json.ts'
import { toIdentifier } from './offers/identifier.ts'
import { findProduct } from './products/details.queries.ts'
import { pageIn } from './pages/page-text.ts'
import {
  countProducts,
  listInParts,
  listProducts,
  searchProducts,
  type FoundProducts,
  type ProductList,
} from './products/product-list.ts'
import { LiveIndex } from './search/live-index.ts'
import type { Settings } from './settings.ts'
import { liveShop } from './shop/live-shop.ts'
import { readState } from './db/state.queries.ts'

/**
 * What a shop shows: the reads of the API, as objects. The routes answer with them, and pages that
 * are rendered in the same process call them without HTTP. All but `product` are cached for
 * `LIST_CACHE_MS`, and callers share the cached objects: they must not be changed.
 * Every call rejects with the error of the database when that cannot be read.
 */
export interface Catalogue {
  /** Resolves when the products are in memory. The first call reads them, and lists wait for it. */
  prepare(): Promise<void>
  categories(): Promise<Required<CategoryWire>[]>
  /** @throws ApiError 400 for an invalid cursor */
  products(query: ProductQuery): Promise<ProductList>
  /**
   * The whole list of a query, whatever its `limit` and `page`. A list of more than 500 products is
   * read in parts and compressed: as objects it would take tens of megabytes.
   * @throws ApiError 503 while several others are made
   */
  wholeList(query: ProductQuery): Promise<ProductList | CompressedJson>
  /** At most 20 products that match a text, best first, and the words that matched. */
  search(text: string): Promise<FoundProducts>
  home(): Promise<HomeData>
  /** The facts of the shop, as they were half a second ago. They stay known while the database is away. */
  shop(): Promise<ShopWire>
  /** A page that the footer links to, as old as the facts; undefined when there is none of this slug. */
  page(slug: string, language: Language): Promise<PageWire | undefined>
  /** The campaigns, the current one last. */
  campaigns(options: { onlyActive: boolean }): Promise<CampaignWire[]>
  /**
   * A product at its current price; undefined when there is none of this id. Identifiers are texts
   * from an address: an offer that is not one is ignored.
   */
  product(id: string, offer: OfferQuery): Promise<Product | undefined>
  /** A text that is another one after each change of the database, and after a campaign has begun or ended. */
  state(): Promise<string>
  /** How old the result of a read may be, in milliseconds. */
  readonly maxAge: number
}

const searchLimit = 20
const maxSearchLength = 400
const maxLists = 500
/** Products in all cached lists together: about 30 MB. */
const maxProducts = 10_000
/** Large lists are cached this many times as long as others, because they are slow to make. */
const longLifetimes = 10
/** A longer list is read in parts of this size. */
const partSize = 500
/** Each takes a megabyte or two. */
const maxLargeLists = 8
/** That are made or wait for it. One of 100,000 products takes seconds of the processor. */
const maxLargeListsAtOnce = 4

/** Creates the catalogue over a database. Each has its own cache. */
export function createCatalogue({
  db,
  settings,
}: {
  db: Db
  settings: Pick<Settings, 'listCache'>
}): Catalogue {
  const cached = cache(settings.listCache)
  const content = liveShop(db, { cached: settings.listCache > 0 })
  /** The key of what the owner decides: a change is seen without waiting for the end of a cached value. */
  const ownerKey = async (name: string) => `${name} ${(await content()).shop.revision}`
  const source = { db, index: new LiveIndex(db) }
  const lifetime = settings.listCache * longLifetimes
  const largeLists = new AsyncCache<CompressedJson>({
    lifetime,
    staleWhileRevalidate: lifetime,
    maxEntries: maxLargeLists,
  })
  const takeTurn = oneAtATime(maxLargeListsAtOnce)
  const products = (query: ProductQuery) =>
    cached(`products ${JSON.stringify(query)}`, () => listProducts(source, query))
  return {
    prepare: async () => void (await source.index.current()),
    categories: async () => cached(await ownerKey('categories'), () => listCategories(db)),
    products,
    wholeList: async ({ limit: _, page: __, cursor: ___, ...query }) => {
      if ((await countProducts(source, query)) <= partSize) return await products(query)
      const make = () => compressJson(inEnvelope(listInParts(source, query, partSize)))
      return await largeLists.get(JSON.stringify(query), () => takeTurn(make))
    },
    search: (text) => {
      const words = normalText(text).toLowerCase().slice(0, maxSearchLength)
      return cached(`search ${words}`, () => searchProducts(source, words, searchLimit))
    },
    home: async () => cached(await ownerKey('home'), () => readHome(db)),
    shop: async () => (await content()).shop,
    page: async (slug, language) => {
      const { shop, pages } = await content()
      const page = pages.find((one) => one.slug === slug)
      return page && pageIn(language, page, shop)
    },
    campaigns: async ({ onlyActive }) =>
      cached(await ownerKey(`campaigns ${onlyActive}`), () => listCampaigns(db, onlyActive)),
    product: async (id, { order, campaign }) => {
      if (!/^\d{1,9}$/.test(id)) return undefined
      const offer = { orderId: toIdentifier(order), campaignId: toIdentifier(campaign) }
      return await findProduct(db, Number(id), offer)
    },
    state: () => readState(db),
    maxAge: settings.listCache,
  }
}

/** One cache for lists of every type; a key belongs to one type. */
function cache(lifetime: number) {
  const lists = new AsyncCache<object>({
    lifetime,
    maxEntries: maxLists,
    maxSize: maxProducts,
    sizeOf: productCount,
  })
  return <T extends object>(key: string, load: () => Promise<T>) =>
    lists.get(key, load) as Promise<T>
}

function productCount(list: object): number {
  if (Array.isArray(list)) return list.length
  return 'data' in list && Array.isArray(list.data) ? list.data.length : 0
}
