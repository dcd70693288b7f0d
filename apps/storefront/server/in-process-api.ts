import { withTimeout, type Catalogue } from '@shop/api'
import { FILTER_KEYS, parseFilterValues, type FilterKey } from '@shop/domain'
import type { ProductQuery } from '@shop/domain/wire'
import type { ListSearch, ProductList, ReadApi } from '../app/lib/api.ts'
import { ApiError } from '../app/lib/api-error.ts'

/** Pauses before the second and the third try of a read, in milliseconds. */
const RETRY_DELAYS = [300, 600]

/**
 * The reads of the shop over a catalogue in the same process: objects instead of HTTP and JSON.
 * Results, retries and errors are those of `createApi`.
 * @param timeout milliseconds that a read may take with its retries
 */
export function createInProcessApi(catalogue: Catalogue, timeout: number): ReadApi {
  const late = () => new Error(`The catalogue did not answer within ${timeout} ms.`)
  const read = <T>(load: () => Promise<T>) => withTimeout(timeout, withRetries(load), late)
  const list = (query: ProductQuery) =>
    read(async (): Promise<ProductList> => {
      const { data, total, marks, corrected, guess, facets } = await catalogue.products(query)
      return {
        products: data,
        total: total ?? data.length,
        ...(marks ? { marks } : {}),
        ...(corrected ? { corrected } : {}),
        ...(guess ? { guess } : {}),
        ...(facets ? { facets } : {}),
      }
    })
  return {
    categories: () =>
      read(async () =>
        (await catalogue.categories()).map(({ products: _, ...category }) => ({
          ...category,
          category: category.category || category.name,
        })),
      ),
    products: (search = {}) => list(toQuery(search)),
    productsOf: (category, search = {}) =>
      list({ ...toQuery(search), category: category.toLowerCase() }),
    product: (id, offer = {}) =>
      read(async () => {
        const product = await catalogue.product(id, offer)
        if (!product) throw new ApiError(404, 'Product Not Found', [])
        return product
      }),
    home: () =>
      read(async () => {
        const { categories, ...content } = await catalogue.home()
        const collections = categories.map(({ name, products }) => ({ name, products }))
        return { ...content, collections }
      }),
    shop: () => read(() => catalogue.shop()),
    page: (slug, language) =>
      read(async () => {
        const page = await catalogue.page(slug, language)
        if (!page) throw new ApiError(404, 'Page Not Found', [])
        return page
      }),
    campaign: () =>
      read(async () => (await catalogue.campaigns({ onlyActive: true })).at(-1) ?? null),
  }
}

function toQuery({ ids, ...search }: ListSearch): ProductQuery {
  const values = FILTER_KEYS.flatMap((key) => {
    const list = parseFilterValues(search[key])
    return list.length > 0 ? [[key, list] as const] : []
  })
  const filters: Partial<Record<FilterKey, string[]>> = Object.fromEntries(values)
  const numbers = ids === undefined ? {} : { ids: ids.split(',').map(Number) }
  return { ...(search as Omit<ListSearch, FilterKey | 'ids'>), ...filters, ...numbers }
}

async function withRetries<T>(load: () => Promise<T>): Promise<T> {
  for (const delay of RETRY_DELAYS) {
    try {
      return await load()
    } catch (error) {
      if (error instanceof ApiError) throw error
      await new Promise((resolve) => setTimeout(resolve, delay))
    }
  }
  return await load()
}
