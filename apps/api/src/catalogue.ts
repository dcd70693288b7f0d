import type { CategoryWire, FacetWire } from '@shop/domain'
import type { CampaignWire, HomeData, Product, ProductQuery } from '@shop/domain/wire'
import { listCampaigns } from './campaigns/campaign.queries.ts'
import { listCategories } from './categories/category.queries.ts'
import type { Db } from './db/session.ts'
import { readHome } from './home/home.queries.ts'
import { AsyncCache } from './http/async-cache.ts'
import { compressJson, inEnvelope, type CompressedJson } from './http/compressed-json.ts'
import { toIdentifier } from './offers/identifier.ts'
import { findProduct } from './products/details.queries.ts'
import {
  countProducts,
  listFacets,
  listInParts,
  listProducts,
  type ProductList,
} from './products/list.queries.ts'
import { searchProducts, type FoundProducts } from './products/search.queries.ts'
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
  /**
   * The whole list of a query, whatever its `limit` and `page`. A list of more than 500 products is
   * read in parts and compressed: as objects it would take tens of megabytes.
   */
  wholeList(query: ProductQuery): Promise<ProductList | CompressedJson>
  /** At most 20 products that match a text, best first, and the words that matched. */
  search(text: string): Promise<FoundProducts>
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
/** Products in all cached lists together: about 30 MB. */
const maxProducts = 10_000
/** Totals, facets and large lists are cached this many times as long as lists, because they are slow to make. */
const longLifetimes = 10
const maxTotals = 1000
/** A longer list is read in parts of this size. */
const partSize = 500
/** Each takes a megabyte or two. */
const maxLargeLists = 8

/** Creates the catalogue over a database. Each has its own cache. */
export function createCatalogue({
  db,
  settings,
}: {
  db: Db
  settings: Pick<Settings, 'listCache'>
}): Catalogue {
  const cached = cache(settings.listCache)
  const lifetime = settings.listCache * longLifetimes
  const long = { lifetime, staleWhileRevalidate: lifetime }
  const totals = new AsyncCache<number>({ ...long, maxEntries: maxTotals })
  const largeLists = new AsyncCache<CompressedJson>({ ...long, maxEntries: maxLargeLists })
  const facets = new AsyncCache<FacetWire[]>({ ...long, maxEntries: maxTotals })
  const list = (query: ProductQuery) =>
    cached(`products ${JSON.stringify(query)}`, () =>
      listProducts(db, query, (key, count) => totals.get(key, count)),
    )
  const products = async ({ facets: wanted, ...query }: ProductQuery): Promise<ProductList> => {
    if (!wanted) return await list(query)
    const { limit: _, page: __, cursor: ___, sort: ____, ...filter } = query
    const [found, counted] = await Promise.all([
      list(query),
      facets.get(JSON.stringify(filter), () => listFacets(db, filter)),
    ])
    // The text of an answer is kept by its data: one with facets is another.
    return { ...found, data: [...found.data], facets: counted }
  }
  return {
    categories: () => cached('categories', () => listCategories(db)),
    products,
    wholeList: async ({ limit: _, page: __, cursor: ___, ...query }) => {
      const key = JSON.stringify(query)
      const total = await totals.get(`whole ${key}`, () => countProducts(db, query))
      if (total <= partSize) return await products(query)
      return await largeLists.get(key, () =>
        compressJson(inEnvelope(listInParts(db, query, partSize))),
      )
    },
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
