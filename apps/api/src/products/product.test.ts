import { categoryListAnswer, homeAnswer, productAnswer, productListAnswer } from '@shop/domain/wire'
import type { ProductWire } from '@shop/domain'
import { describe, expect, test } from 'vitest'
import { addProduct, newPhone, orderOf, useShop, type Reply } from '../../test/test-shop.ts'

const shop = useShop()
const list = (reply: Reply): ProductWire[] => productListAnswer.parse(reply.body).data
const one = (reply: Reply): ProductWire => productAnswer.parse(reply.body).data

describe('lists', () => {
  test('C-CAT-01 D-CAT-01: categories are answered under data with all their fields', async () => {
    const { data } = categoryListAnswer.parse((await shop.get('/categories')).body)
    expect(data.length).toBeGreaterThanOrEqual(8)
    for (const category of data) {
      expect(category.name).not.toBe('')
      expect(category.icon).toMatch(/^categories\//)
      expect(category.category).not.toBe('')
      expect(category.subCategory.length).toBeGreaterThan(0)
      const shelf = list(
        await shop.get(`/products/category-search/${encodeURIComponent(category.name)}`),
      )
      expect(category.products).toEqual(shelf.slice(0, 4).map(({ id, name }) => ({ id, name })))
    }
    expect(data.some((category) => category.innerSubCategory.length > 0)).toBe(true)
  })

  test('C-PRD-01 D-PRD-12: all products are answered under data, in a fixed order', async () => {
    const reply = await shop.get('/products')
    const data = list(reply)
    expect(reply.status).toBe(200)
    expect(data.length).toBeGreaterThanOrEqual(120)
    expect(data.map((product) => product.id)).toEqual(
      data.map((product) => product.id).toSorted((a, b) => a - b),
    )
  })

  test('C-PRD-02 C-OPEN-01: discount=true answers discounted products only', async () => {
    await addProduct(shop.sql, { price: 10, discountPrice: 10 })
    await addProduct(shop.sql, { price: 10, discountPrice: 0 })
    const data = list(await shop.get('/products?discount=true'))
    expect(data.length).toBeGreaterThan(10)
    for (const product of data) expect(product.discountPrice).toBeLessThan(product.price)
  })

  test('C-PRD-03: productType=Combo answers combos only, with a current price', async () => {
    const data = list(await shop.get('/products?productType=Combo'))
    expect(data.length).toBeGreaterThanOrEqual(12)
    for (const product of data) {
      expect(product.productType).toBe('Combo')
      expect(product.currentPrice).toBe(product.discountPrice)
    }
  })

  test('C-PRD-07 C-OPEN-03 C-OPEN-05: a category is found whatever its case, also with &', async () => {
    const lower = list(await shop.get('/products/category-search/kitchen%20appliances'))
    expect(lower.length).toBeGreaterThan(4)
    for (const product of lower) {
      expect(product.category).toEqual({ name: 'Kitchen Appliances' })
    }
    const { data } = categoryListAnswer.parse((await shop.get('/categories')).body)
    const amp = data.find((category) => category.name.includes('&'))
    const path = `/products/category-search/${encodeURIComponent(amp?.name.toLowerCase() ?? '')}`
    expect(list(await shop.get(path)).length).toBeGreaterThan(0)
    expect(list(await shop.get('/products/category-search/none%20such'))).toEqual([])
  })

  test('limit, page and cursor walk through the same list without gaps or repetitions', async () => {
    for (const sort of ['default', 'price_asc', 'price_desc', 'newest', 'discount']) {
      const all = list(await shop.get(`/products?sort=${sort}`)).map((product) => product.id)
      const walked: number[] = []
      let cursor: string | null | undefined = ''
      while (cursor !== null) {
        const query = `/products?sort=${sort}&limit=50${cursor ? `&cursor=${cursor}` : ''}`
        const page = productListAnswer.parse((await shop.get(query)).body)
        expect(page.total).toBe(all.length)
        walked.push(...page.data.map((product) => product.id))
        cursor = page.nextCursor
      }
      expect(walked).toEqual(all)
      const second = list(await shop.get(`/products?sort=${sort}&limit=50&page=2`))
      expect(second.map((product) => product.id)).toEqual(all.slice(50, 100))
    }
  })

  test('price, stock and id filters hold together', async () => {
    const data = list(await shop.get('/products?minPrice=500&maxPrice=900.50&inStock=true'))
    expect(data.length).toBeGreaterThan(3)
    for (const product of data) {
      const price = product.discountPrice ?? product.price
      expect(price).toBeGreaterThanOrEqual(500)
      expect(price).toBeLessThanOrEqual(900.5)
      expect(product.quantity).toBeGreaterThan(0)
    }
    expect(list(await shop.get('/products?ids=3,1,424242')).map((p) => p.id)).toEqual([1, 3])
  })

  test.each([
    'limit=0',
    'limit=many',
    'minPrice=-1',
    'cursor=nonsense&limit=2',
    'sort=luck',
    'ids=a',
  ])('E-23: the query "%s" is refused in the one error shape', async (query) => {
    const reply = await shop.get(`/products?${query}`)
    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({ statusCode: 400, data: null })
    expect((reply.body.errors as { field: string }[])[0]?.field).toBe(query.split('=')[0])
  })

  test('a list is revalidated with its ETag, and compressed when asked', async () => {
    const first = await shop.app.request('/products?limit=24')
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toMatch(/max-age=\d+/)
    const again = await shop.app.request('/products?limit=24', {
      headers: { 'if-none-match': etag },
    })
    expect(again.status).toBe(304)
    const squeezed = await shop.app.request('/products?limit=24', {
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(squeezed.headers.get('content-encoding')).toBe('gzip')
    const stream = squeezed.body?.pipeThrough(new DecompressionStream('gzip'))
    expect(await new Response(stream).text()).toBe(await first.text())
  })

  test('C-OPEN-01 C-OPEN-02 B-CNT-01: home answers its lists at once: four discounted, four recommended, four per category', async () => {
    const { data } = homeAnswer.parse((await shop.get('/home')).body)
    expect(data.discounted).toEqual(list(await shop.get('/products?discount=true')).slice(0, 4))
    expect(data.recommended).toEqual(list(await shop.get('/products')).slice(0, 4))
    const categories = categoryListAnswer.parse((await shop.get('/categories')).body).data
    expect(data.categories.map((category) => category.name)).toEqual(
      categories.map((category) => category.name),
    )
    for (const { name, products } of data.categories) {
      const all = list(await shop.get(`/products/category-search/${encodeURIComponent(name)}`))
      expect(products).toEqual(all.slice(0, 4))
    }
  })
})

describe('details', () => {
  test('C-PRD-04 C-OPEN-04 D-PRD-01 D-PRD-02 D-PRD-04 D-PRD-07 D-PRD-10: a product has all its fields', async () => {
    const reply = await shop.get('/products/1')
    expect(reply.headers.get('cache-control')).toBe('no-store')
    const product = one(reply)
    expect(product).toMatchObject({ id: 1, productId: 1, stock: product.quantity, deletedAt: null })
    expect(product.discount).toBe(
      Math.round(100 - ((product.discountPrice ?? 0) * 100) / product.price),
    )
    expect([product.image, product.image2, product.image3, product.image4]).not.toContain(null)
    expect(product.description).toMatch(/<p>/)
    expect(product.warranty).toBe('12 months brand warranty')
  })

  test('D-PRD-05 D-PRD-06: rating defaults to 5 and reviews to 500', async () => {
    const id = await addProduct(shop.sql)
    expect(one(await shop.get(`/products/${id}`))).toMatchObject({ rating: 5, reviews: 500 })
  })

  test('D-PRD-09: a product names the product that is offered after it', async () => {
    const { CheckoutDiscountProduct, CheckoutDiscountImage } = one(await shop.get('/products/1'))
    expect(CheckoutDiscountProduct).toMatchObject({ name: expect.any(String), deletedAt: null })
    expect(CheckoutDiscountImage).toMatch(/^offers\//)
  })

  test.each(['/products/424242', '/products/0', '/products/abc', '/products/99999999999999999999'])(
    '%s is a product that does not exist: 404',
    async (path) => {
      expect(await shop.get(path)).toMatchObject({ status: 404, body: { data: null } })
    },
  )

  test('a deleted product is gone from details, lists and search', async () => {
    const id = await addProduct(shop.sql, { name: 'Zyxwvut' })
    expect(list(await shop.get('/products/search/zyxwvut'))).toHaveLength(1)
    await shop.sql`update products set deleted_at = now() where id = ${id}`
    expect((await shop.get(`/products/${id}`)).status).toBe(404)
    expect(list(await shop.get('/products/search/zyxwvut'))).toEqual([])
    expect(list(await shop.get(`/products?ids=${id}`))).toEqual([])
  })

  test('C-PRD-05 D-PRD-08: the offer of an order lowers the price, once, and only for its product', async () => {
    const shopper = { deliveryPhone: newPhone() }
    const before = one(await shop.get('/products/1'))
    const offered = before.CheckoutDiscountProduct?.id ?? 0
    const placed = await shop.post('/orders/confirm', orderOf([{ id: 1, quantity: 1 }], shopper))
    const { orderId } = placed.body.data as { orderId: number }
    const plain = one(await shop.get(`/products/${offered}`))
    const lowered = one(await shop.get(`/products/${offered}?order=${orderId}`))
    expect(lowered.order_id).toBe(orderId)
    expect(lowered.discountPrice).toBeLessThan(plain.discountPrice ?? plain.price)
    expect(one(await shop.get(`/products/2?order=${orderId}`)).order_id).toBeNull()

    const line = { id: offered, quantity: 1, order_id: orderId }
    const bought = await shop.post('/orders/confirm', orderOf([line], shopper))
    expect(bought.body.data).toMatchObject({ subtotal: lowered.discountPrice })
    const later = await shop.post('/orders/confirm', orderOf([line], shopper), {
      'idempotency-key': crypto.randomUUID(),
    })
    expect(later.status).toBe(409)
    expect(later.body.errors).toMatchObject([{ field: 'products.0.order_id' }])
    expect(one(await shop.get(`/products/${offered}?order=${orderId}`)).order_id).toBeNull()
  })

  test('C-PRD-06: the price of a running campaign holds with ?campaign=, also beside ?order=', async () => {
    const [row] = await shop.sql<{ id: number; product: number; price: number }[]>`
      select campaign_id as id, product_id as product, price from campaign_products limit 1`
    const path = `/products/${row?.product}?campaign=${row?.id}&order=1234567890`
    const product = one(await shop.get(path))
    expect(product).toMatchObject({ campaign_id: row?.id, discountPrice: (row?.price ?? 0) / 100 })
    const two = orderOf([{ id: product.id, quantity: 2, campaign_id: row?.id ?? 0 }])
    expect((await shop.post('/orders/confirm', two)).status).toBe(409)
    const single = orderOf([{ id: product.id, quantity: 1, campaign_id: row?.id ?? 0 }])
    expect((await shop.post('/orders/confirm', single)).body.data).toMatchObject({
      subtotal: product.discountPrice,
    })
    await shop.sql`update campaigns set ends_at = now() - interval '1 second' where id = ${row?.id ?? 0}`
    expect(one(await shop.get(path)).campaign_id).toBeNull()
    const late = orderOf([{ id: product.id, quantity: 1, campaign_id: row?.id ?? 0 }], {
      deliveryPhone: '01912345678',
    })
    expect((await shop.post('/orders/confirm', late)).status).toBe(409)
  })

  test('orders that use one offer at the same moment: one gets it', async () => {
    const shopper = { deliveryPhone: newPhone() }
    const offered = one(await shop.get('/products/4')).CheckoutDiscountProduct?.id ?? 0
    const placed = await shop.post('/orders/confirm', orderOf([{ id: 4, quantity: 1 }], shopper))
    const { orderId } = placed.body.data as { orderId: number }
    // Fewer than a phone may place in ten minutes: the limit also counts orders that are being placed.
    const replies = await Promise.all(
      Array.from({ length: 7 }, () =>
        shop.post(
          '/orders/confirm',
          orderOf([{ id: offered, quantity: 1, order_id: orderId }], shopper),
          { 'idempotency-key': crypto.randomUUID() },
        ),
      ),
    )
    expect(replies.map((reply) => reply.status).sort()).toEqual([
      200,
      ...Array.from({ length: 6 }, () => 409),
    ])
  })
})
