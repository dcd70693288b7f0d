import type { CategoryWire } from '@shop/domain'
import type { CampaignWire, HomeData, Product, ProductQuery } from '@shop/domain/wire'
import { listCampaigns } from './campaigns/campaign.queries.ts'
import { listCategories } from './categories/category.queries.ts'
import type { Db } from './db/session.ts'
import { readHome } from './home/home.queries.ts'
import { AsyncCache } from './http/async-cache.ts'
import { toIdentifier } from './offers/identifier.ts'
import { findProduct } from './products/details.queries.ts'
import { listProducts, type ProductList } from './products/list.queries.ts'
import { searchProducts } from './products/search.queries.ts'
import type { Settings } from './settings.ts'

/**
 * What a shop shows: the reads of the API, as objects. The routes answer with them, and pages that
 * are rendered in the same process call them without HTTP. All but `product` are cached for
 * `LIST_CACHE_MS`, and callers share the cached objects: they must not be changed.
 * Every call rejects with the error of the database when that cannot be read.
 */
export interface Catalogue {
  categories(): Promise<Required<CategoryWire>[]>
  /** @throws ApiError 400 for an invalid cursor */
  products(query: ProductQuery): Promise<ProductList>
  /** At most 20 products that match a text, best first. */
  search(text: string): Promise<Product[]>
  home(): Promise<HomeData>
  /** The campaigns, the current one last. */
  campaigns(options: { onlyActive: boolean }): Promise<CampaignWire[]>
  /**
   * A product at its current price; undefined when there is none of this id. Identifiers are texts
   * from an address: an offer that is not one is ignored.
   */
  product(
    id: string,
    offer: { order?: string | undefined; campaign?: string | undefined },
  ): Promise<Product | undefined>
}

const searchLimit = 20
const maxSearchLength = 400
const maxLists = 500
/** Products in all cached lists together. */
const maxProducts = 100_000
/** Totals are cached this many times as long as lists: a total is slow to count and changes little. */
const totalLifetimes = 10
const maxTotals = 1000

/** Creates the catalogue over a database. Each has its own cache. */
export function createCatalogue({
  db,
  settings,
}: {
  db: Db
  settings: Pick<Settings, 'listCache'>
}): Catalogue {
  const cached = cache(settings.listCache)
  const totals = new AsyncCache<number>({
    lifetime: settings.listCache * totalLifetimes,
    staleWhileRevalidate: settings.listCache * totalLifetimes,
    maxEntries: maxTotals,
  })
  return {
    categories: () => cached('categories', () => listCategories(db)),
    products: (query) =>
      cached(`products ${JSON.stringify(query)}`, () =>
        listProducts(db, query, (key, count) => totals.get(key, count)),
      ),
    search: (text) => {
      const words = text.replaceAll('\u0000', '').trim().toLowerCase().slice(0, maxSearchLength)
      return cached(`search ${words}`, () => searchProducts(db, words, searchLimit))
    },
    home: () => cached('home', () => readHome(db)),
    campaigns: ({ onlyActive }) =>
      cached(`campaigns ${onlyActive}`, () => listCampaigns(db, onlyActive)),
    product: async (id, { order, campaign }) => {
      if (!/^\d{1,9}$/.test(id)) return undefined
      const offer = { orderId: toIdentifier(order), campaignId: toIdentifier(campaign) }
      return await findProduct(db, Number(id), offer)
    },
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
