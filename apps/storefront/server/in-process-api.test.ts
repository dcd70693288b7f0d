import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Catalogue } from '@shop/api'
import { normalizeProduct } from '@shop/domain'
import { createApi } from '../app/lib/api.ts'
import { shopSample } from './shop-sample.ts'
import { createInProcessApi } from './in-process-api.ts'

const product = normalizeProduct({
  id: 4,
  name: 'Kettle',
  price: 1000,
  discountPrice: 750,
  category: { name: 'Kitchen' },
  CheckoutDiscountProduct: { id: 5, name: 'Brush', deletedAt: null },
  currentPrice: 750,
}) as Awaited<ReturnType<Catalogue['search']>>['data'][number]
const categories = [
  { id: 1, name: 'Kitchen', nameBn: 'রান্নাঘর', icon: 'k.svg', category: 'Icon', subCategory: [{ name: 'Kettles' }], innerSubCategory: [] },
] // prettier-ignore
const banner = { id: 'a', image: 'a.jpg', alt: 'A', href: '/a' }
const page = {
  ...{ slug: 'about-us', title: 'About us', description: 'Who we are.' },
  ...{ updatedOn: null, formal: false, sections: [{ id: 'who', title: 'We', html: '<p>We</p>' }] },
}
const campaign = {
  id: 2,
  name: 'Sale',
  checkoutImage: null,
  checkoutProductId: null,
  campaignProducts: [{ productId: 4, product }],
  startsAt: null,
  endsAt: null,
  active: true,
}

function catalogueOf(change: Partial<Catalogue> = {}): Catalogue {
  return {
    prepare: async () => {},
    categories: async () => categories.map((entry) => ({ ...entry, products: [{ id: 4, name: 'Kettle' }] })),
    products: async () => ({ data: [product], total: 9, nextCursor: null }),
    wholeList: async () => ({ data: [product] }),
    state: async () => '',
    maxAge: 0,
    search: async () => ({ data: [product], marks: [], corrected: null, guess: false }),
    home: async () => ({
      banners: [banner],
      strip: [banner],
      testimonials: [{ name: 'N', location: 'L', text: 'T', image: 'n.jpg' }],
      discounted: [product],
      recommended: [product],
      categories: categories.map((entry) => ({ ...entry, products: [product] })),
    }),
    shop: async () => shopSample,
    page: async (slug) => (slug === 'about-us' ? page : undefined),
    campaigns: async () => [{ ...campaign, id: 1 }, campaign],
    product: async (id) => (id === '4' ? product : undefined),
    ...change,
  } // prettier-ignore
}

/** The HTTP client over the same catalogue. */
function httpApi(catalogue: Catalogue) {
  const respond = async (path: string): Promise<object> => {
    if (path === '/categories') return { data: await catalogue.categories() }
    if (path === '/home') return { data: await catalogue.home() }
    if (path === '/shop') return { data: await catalogue.shop() }
    if (path === '/pages/about-us') return { data: await catalogue.page('about-us', 'en') }
    if (path === '/campaigns') return { data: await catalogue.campaigns({ onlyActive: true }) }
    if (path === '/products/4') return { data: await catalogue.product('4', {}) }
    return await catalogue.products({})
  }
  return createApi({
    base: 'http://api.test',
    fetch: async (input) => Response.json(await respond(new URL((input as Request).url).pathname)),
  })
}

describe('the API in the same process', () => {
  it('has the results of the HTTP client', async () => {
    const catalogue = catalogueOf()
    const own = createInProcessApi(catalogue, 1000)
    const http = httpApi(catalogue)
    expect(await own.categories()).toEqual(await http.categories())
    expect(await own.home()).toEqual(await http.home())
    expect(await own.shop()).toEqual(await http.shop())
    expect(await own.page('about-us', 'en')).toEqual(await http.page('about-us', 'en'))
    await expect(own.page('moon', 'en')).rejects.toMatchObject({ status: 404 })
    expect(await own.campaign()).toEqual(await http.campaign())
    expect(await own.product('4')).toEqual(await http.product('4'))
    expect(await own.products({ limit: 24 })).toEqual(await http.products({ limit: 24 }))
    expect(await own.productsOf('Kitchen')).toEqual(await http.productsOf('Kitchen'))
  })

  it('asks for a category by its lowercased name, and for ids as numbers', async () => {
    const products = vi.fn(catalogueOf().products)
    const api = createInProcessApi(catalogueOf({ products }), 1000)
    await api.productsOf('Home & Cleaning', { limit: 5 })
    await api.products({ ids: '3,1', inStock: true })
    expect(products.mock.calls).toEqual([
      [{ limit: 5, category: 'home & cleaning' }],
      [{ ids: [3, 1], inStock: true }],
    ])
  })

  it('a product that does not exist is a 404, without another try', async () => {
    const missing = vi.fn(async () => undefined)
    const api = createInProcessApi(catalogueOf({ product: missing }), 1000)
    await expect(api.product('5')).rejects.toMatchObject({ name: 'ApiError', status: 404 })
    expect(missing).toHaveBeenCalledTimes(1)
  })

  it('without a campaign there is none', async () => {
    const api = createInProcessApi(catalogueOf({ campaigns: async () => [] }), 1000)
    expect(await api.campaign()).toBeNull()
  })
})

describe('a read that fails', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  it('is tried three times', async () => {
    const home = vi.fn(() => Promise.reject(new Error('down')))
    const failing = createInProcessApi(catalogueOf({ home }), 4000).home()
    const rejected = expect(failing).rejects.toThrow('down')
    await vi.advanceTimersByTimeAsync(900)
    await rejected
    expect(home).toHaveBeenCalledTimes(3)
  })

  it('succeeds when a later try does', async () => {
    const categories = vi
      .fn(catalogueOf().categories)
      .mockImplementationOnce(() => Promise.reject(new Error('down')))
    const read = createInProcessApi(catalogueOf({ categories }), 4000).categories()
    await vi.advanceTimersByTimeAsync(300)
    expect(await read).toHaveLength(1)
  })

  it('ends at the time limit when the database does not answer', async () => {
    const api = createInProcessApi(catalogueOf({ home: () => new Promise(() => undefined) }), 4000)
    const rejected = expect(api.home()).rejects.toThrow('within 4000 ms')
    await vi.advanceTimersByTimeAsync(4000)
    await rejected
  })
})
