import ky, { replaceOption, type KyInstance } from 'ky'
import type {
  CampaignResponseRequest,
  ContactRequest,
  FieldError,
  KeyedOrder,
  OfferQuery,
  OrderRequest,
  PageWire,
  PlacedOrder,
  ProductQuery,
  Quote,
  QuoteRequest,
  ShopWire,
  TrackedOrder,
} from '@shop/domain/wire'
import {
  unwrapList,
  type FacetWire,
  type FilterKey,
  type Language,
  type ProductWire,
  normalizeProducts,
  normalizeProduct,
} from '@shop/domain'
import { ApiError } from './api-error.ts'
import {
  readCampaign,
  readCategories,
  readHome,
  readPage,
  readShop,
  type Campaign,
  type HomeContent,
} from './api-answers.ts'
import { toApiError } from './to-api-error.ts'

/** The one answer shape of the API. */
interface Envelope<T> {
  statusCode: number
  message: string
  data: T
  errors?: readonly FieldError[]
  /** Why a request was refused. */
  code?: string
}

export type { Campaign, HomeContent } from './api-answers.ts'

export interface ApiOptions {
  /** Address of the API without a slash at the end. */
  base: string
  /** Answers requests instead of the network; the server calls its own API this way. */
  fetch?: typeof globalThis.fetch
  /** Returns the id of the browser, sent as `X-Browser-Id` with every POST. */
  browserId?: () => string
  /** How long one read may take, in milliseconds. @default 10000 */
  readTimeout?: number
}

const READ_TIMEOUT = 10_000
const ORDER_TIMEOUT = 30_000

/** The calls of the shop. Reads are retried twice; each call throws `ApiError` or a network error. */
export function createApi({ base, fetch, browserId, readTimeout = READ_TIMEOUT }: ApiOptions) {
  const client = ky.create({
    prefix: base,
    ...(fetch ? { fetch } : {}),
    timeout: readTimeout,
    retry: {
      limit: 2,
      methods: ['get'],
      statusCodes: [408, 429, 500, 502, 503, 504],
      backoffLimit: 1000,
    },
    hooks: {
      beforeRequest: [
        ({ request }) => {
          if (browserId && request.method === 'POST')
            request.headers.set('X-Browser-Id', browserId())
        },
      ],
    },
  })
  return {
    categories: async () => readCategories(await get(client, 'categories')),
    products: async (search: ListSearch = {}) =>
      productList(await get(client, 'products', { ...search })),
    /** Products of one category; the name is lowercased, as the specification says. */
    productsOf: async (category: string, search: ListSearch = {}) => {
      const path = `products/category-search/${encodeURIComponent(category.toLowerCase())}`
      return productList(await get(client, path, { ...search }))
    },
    product: async (id: string, offer: OfferQuery = {}) =>
      normalizeProduct(dataOf(await get(client, `products/${encodeURIComponent(id)}`, offer))),
    search: async (text: string, signal?: AbortSignal) => {
      const path = `products/search/${encodeURIComponent(text.trim())}`
      return productList(await get(client, path, {}, signal ? { signal } : {}))
    },
    home: async (): Promise<HomeContent> => readHome(await get(client, 'home')),
    /** Name, contacts, delivery zones and links of the shop. */
    shop: async (): Promise<ShopWire> => readShop(await get(client, 'shop')),
    /** A page that the footer links to. */
    page: async (slug: string, language: Language): Promise<PageWire> =>
      readPage(await get(client, `pages/${slug}`, { language })),
    subscribe: async (email: string) => void (await post(client, 'subscriptions', { email })),
    contact: async (message: ContactRequest) => void (await post(client, 'contact', message)),
    /** The current campaign, the last of the list; null when there is none. */
    campaign: async (): Promise<Campaign | null> =>
      readCampaign(unwrapList(await get(client, 'campaigns', { active: true })).at(-1)),
    /** Whether the answer was taken; a refusal is an empty `data` with the reason in `message`. */
    answerCampaign: async (answer: CampaignResponseRequest) => {
      const body = await post<object>(client, 'campaign-responses', answer)
      const { data, message, code } = body
      return { taken: Object.keys(data ?? {}).length > 0, message, code }
    },
    /** An order by its number and phone together. */
    track: async (orderId: string, phone: string): Promise<TrackedOrder> =>
      (await post<TrackedOrder>(client, 'orders/track', { orderId, phone })).data,
    /** Cancels an order by its number and phone, while it is not packed; returns its new state. */
    cancelOrder: async (orderId: number, phone: string): Promise<TrackedOrder> =>
      (await post<TrackedOrder>(client, 'orders/cancel', { orderId, phone })).data,
    /** Today's prices, stock and total of what a shopper is about to order. */
    quote: async (order: QuoteRequest): Promise<Quote> =>
      (await post<Quote>(client, 'orders/quote', order)).data,
    /** One retry with the same key, so that a cut connection never makes a second order. */
    confirmOrder: async (order: OrderRequest, key: string): Promise<PlacedOrder> => {
      const body = await post<PlacedOrder>(client, 'orders/confirm', order, {
        headers: { 'Idempotency-Key': key },
        timeout: ORDER_TIMEOUT,
        // Replaced, because merging would add the statuses of the reads: 429 waits for `Retry-After`.
        retry: replaceOption({
          limit: 1,
          methods: ['post'],
          statusCodes: [408, 502, 503, 504],
          maxRetryAfter: 5000,
        }),
      })
      // An answer without an order is no order, whatever its status says.
      if (!body.data?.orderId) throw new Error('The answer to an order held no order.')
      return body.data
    },
    /** The order that was placed under a key; null when none was. */
    orderOfKey: async (key: string): Promise<KeyedOrder | null> => {
      const headers = { 'Idempotency-Key': key }
      const order = dataOf(await get(client, 'orders/placed', {}, { headers }))
      if (order === undefined) throw new Error('The answer about a key has no data.')
      return order as KeyedOrder | null
    },
  }
}

/** Every call of the API. */
export type Api = ReturnType<typeof createApi>

/** The reads of the loaders. On a server with its own API they are answered without HTTP. */
export type ReadApi = Pick<
  Api,
  'categories' | 'products' | 'productsOf' | 'product' | 'home' | 'campaign' | 'shop' | 'page'
>

/** The optional parameters of a product list; values of attributes are separated by commas. */
export interface ListSearch
  extends
    Partial<Record<FilterKey, string>>,
    Omit<ProductQuery, FilterKey | 'ids' | 'category' | 'cursor'> {
  /** Comma-separated numbers of products. */
  ids?: string | undefined
}

/** A list of products, and how many there are in all when only a part was asked for. */
export interface ProductList {
  products: ProductWire[]
  total: number
  /** The words of names that a search found. */
  marks?: readonly string[]
  /** The text of a search without its typing errors; null when it had none. */
  corrected?: string | null
  /** Whether no product is known to be what was searched for. */
  guess?: boolean
  /** The attributes that the list can be filtered by. */
  facets?: readonly FacetWire[]
}

const dataOf = (body: unknown) => (body as Envelope<unknown> | null)?.data

async function get(
  client: KyInstance,
  path: string,
  search: Readonly<Record<string, string | number | boolean | undefined>> = {},
  options: Parameters<KyInstance['get']>[1] = {},
): Promise<unknown> {
  try {
    return await client.get(path, { searchParams: search, ...options }).json()
  } catch (error) {
    throw toApiError(error)
  }
}

async function post<T>(
  client: KyInstance,
  path: string,
  json: unknown,
  options: Parameters<KyInstance['post']>[1] = {},
): Promise<Envelope<T>> {
  let body: Envelope<T>
  try {
    body = await client.post(path, { json, ...options }).json<Envelope<T>>()
  } catch (error) {
    throw toApiError(error)
  }
  if (body?.statusCode !== 200) {
    throw new ApiError(body?.statusCode ?? 500, body?.message ?? '', body?.errors ?? [])
  }
  return body
}

function productList(body: unknown): ProductList {
  const products = normalizeProducts(body)
  const { total, marks, corrected, guess, facets } = (body ?? {}) as Record<string, unknown>
  return {
    products,
    total: typeof total === 'number' ? total : products.length,
    ...(Array.isArray(marks) ? { marks: marks as string[] } : {}),
    ...(typeof corrected === 'string' ? { corrected } : {}),
    ...(guess === true ? { guess } : {}),
    ...(Array.isArray(facets) ? { facets: facets as FacetWire[] } : {}),
  }
}
