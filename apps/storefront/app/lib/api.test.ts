import { describe, expect, it, vi } from 'vitest'
import { createApi } from './api.ts'
import { ApiError } from './api-error.ts'

const placed = { orderId: 1, totallPrice: 230 }
const order = {
  deliveryName: 'R',
  deliveryPhone: '01712345678',
  deliveryAddress: 'D',
  products: [],
}

function answering(...answers: (() => Response | Promise<Response>)[]) {
  const asked: Request[] = []
  const fetch = vi.fn(async (input: RequestInfo | URL) => {
    asked.push((input as Request).clone())
    return (answers[asked.length - 1] ?? answers.at(-1)!)()
  })
  return {
    asked,
    api: createApi({ base: 'http://api.test', fetch: fetch as typeof globalThis.fetch }),
  }
}

describe('the API client', () => {
  it('C-BASE-01, R-LIST-01, C-OPEN-03: asks a category by its lowercased, encoded name at the configured base', async () => {
    const { api, asked } = answering(() => Response.json({ data: [] }))
    await api.productsOf('Home & Cleaning')
    expect(asked[0]?.url).toBe('http://api.test/products/category-search/home%20%26%20cleaning')
  })

  it('C-PRD-05, C-PRD-06, R-ROUTE-12: passes the order and the campaign of a details page', async () => {
    const { api, asked } = answering(() => Response.json({ data: { id: 4, name: 'Kettle' } }))
    const product = await api.product('4', { order: '77', campaign: '2' })
    expect(product?.name).toBe('Kettle')
    expect(asked[0]?.url).toBe('http://api.test/products/4?order=77&campaign=2')
  })

  it('C-PRD-08: takes a list as an array, or as an object with data, and anything else as empty', async () => {
    for (const [body, count] of [
      [[{ id: 1, name: 'A' }], 1],
      [{ data: [{ id: 1, name: 'A' }] }, 1],
      [{ data: null }, 0],
      ['text', 0],
    ] as const) {
      const { products } = await answering(() => Response.json(body)).api.products()
      expect(products).toHaveLength(count)
    }
  })

  it('R-RATE-06: a product without own values carries rating 5 and 500 reviews', async () => {
    const { api } = answering(() => Response.json({ data: { id: 4, name: 'Kettle' } }))
    expect(await api.product('4')).toMatchObject({ rating: 5, reviews: 500 })
  })

  it('C-CONT-02: takes an answer for a success only when its statusCode says 200', async () => {
    const message = { name: 'R', email: 'r@example.com', phone: '01712345678', message: 'Hi' }
    const refused = answering(() => Response.json({ statusCode: 500, message: 'No', data: null }))
    await expect(refused.api.contact(message)).rejects.toMatchObject({ status: 500 })
    const taken = answering(() => Response.json({ statusCode: 200, message: 'ok', data: {} }))
    await expect(taken.api.contact(message)).resolves.toBeUndefined()
  })

  it('C-SUB-01, C-CONT-01, C-CAMP-03, C-ORD-01: posts each form to its path with its payload', async () => {
    const { api, asked } = answering(() =>
      Response.json({ statusCode: 200, message: 'ok', data: placed }),
    )
    const message = { name: 'R', email: 'r@example.com', phone: '01712345678', message: 'Hi' }
    const tip = { name: 'R', phone: '01712345678', email: '', address: '', trips: 'Soak lentils.' }
    await api.subscribe('r@example.com')
    await api.contact(message)
    await api.answerCampaign(tip)
    await api.confirmOrder(order, 'key-1')
    const sent = asked.map(async (request) => [request.method, request.url, await request.json()])
    expect(await Promise.all(sent)).toEqual([
      ['POST', 'http://api.test/subscriptions', { email: 'r@example.com' }],
      ['POST', 'http://api.test/contact', message],
      ['POST', 'http://api.test/campaign-responses', tip],
      ['POST', 'http://api.test/orders/confirm', order],
    ])
  })

  it('C-CAMP-04: a campaign answer with an empty object is a rejection, with its message', async () => {
    const tip = { name: 'R', phone: '01712345678', trips: 'Soak lentils.' }
    for (const [data, taken] of [
      [{}, false],
      [null, false],
      [{ id: 7 }, true],
    ] as const) {
      const { api } = answering(() => Response.json({ statusCode: 200, message: 'Said', data }))
      expect(await api.answerCampaign(tip)).toEqual({ taken, message: 'Said' })
    }
  })

  it('C-CAMP-01, C-CAMP-02: the last campaign of the list is the current one', async () => {
    const list = [1, 2].map((id) => ({ id, name: `Campaign ${id}`, campaignProducts: [] }))
    const { api, asked } = answering(() => Response.json({ data: list }))
    expect(await api.campaign()).toMatchObject({ id: 2 })
    expect(new URL(asked[0]!.url).pathname).toBe('/campaigns')
    expect(await answering(() => Response.json({ data: [] })).api.campaign()).toBeNull()
  })

  it('does not take an answer without an order for an order', async () => {
    const { api } = answering(() => Response.json({ statusCode: 200, message: 'ok', data: null }))
    await expect(api.confirmOrder(order, 'key')).rejects.toThrow('held no order')
  })

  it('retries a read twice before it gives up', async () => {
    const { api, asked } = answering(() => new Response('down', { status: 503 }))
    await expect(api.products()).rejects.toBeInstanceOf(ApiError)
    expect(asked).toHaveLength(3)
  })

  it('sends an order again once, with the same key, when the connection was cut', async () => {
    const { api, asked } = answering(
      () => Promise.reject(new TypeError('fetch failed')),
      () => Response.json({ statusCode: 200, message: 'ok', data: placed }),
    )
    expect(await api.confirmOrder(order, 'key-1')).toEqual(placed)
    expect(asked.map((request) => request.headers.get('idempotency-key'))).toEqual([
      'key-1',
      'key-1',
    ])
  })

  it('throws what the API said of a refused order, and does not send it again', async () => {
    const errors = [{ field: 'products.0', message: 'Only 2 left', left: 2 }]
    const { api, asked } = answering(() =>
      Response.json(
        { statusCode: 409, message: 'Not enough stock', errors, data: null },
        { status: 409 },
      ),
    )
    await expect(api.confirmOrder(order, 'key-1')).rejects.toMatchObject({
      status: 409,
      message: 'Not enough stock',
      errors,
    })
    expect(asked).toHaveLength(1)
  })

  it('keeps the reference, the wait and the data of a refusal', async () => {
    const headers = { 'Retry-After': '90', 'X-Request-Id': 'from-header' }
    const body = { statusCode: 429, message: 'No', errors: [], data: { totallPrice: 5 } }
    const { api } = answering(() => Response.json(body, { status: 429, headers }))
    await expect(api.confirmOrder(order, 'key-1')).rejects.toMatchObject({
      status: 429,
      requestId: 'from-header',
      retryAfter: 90,
      data: { totallPrice: 5 },
    })
    const named = answering(() =>
      Response.json({ ...body, requestId: 'from-body' }, { status: 429, headers }),
    )
    await expect(named.api.confirmOrder(order, 'key-1')).rejects.toMatchObject({
      requestId: 'from-body',
    })
  })

  it('reads a date to wait for by the clock of the server', async () => {
    const headers = {
      Date: 'Fri, 20 Nov 2026 06:00:00 GMT',
      'Retry-After': 'Fri, 20 Nov 2026 06:01:30 GMT',
    }
    const body = { statusCode: 429, message: 'No', errors: [], data: null }
    const { api } = answering(() => Response.json(body, { status: 429, headers }))
    await expect(api.confirmOrder(order, 'key-1')).rejects.toMatchObject({ retryAfter: 90 })
  })

  it('names the browser in every POST, also in a retry, and in no GET', async () => {
    const asked: Request[] = []
    const fetch = async (input: RequestInfo | URL) => {
      asked.push((input as Request).clone())
      if (asked.length === 1) throw new TypeError('fetch failed')
      return Response.json({ statusCode: 200, message: 'ok', data: placed })
    }
    const api = createApi({ base: 'http://api.test', fetch, browserId: () => 'browser-1' })
    await api.confirmOrder(order, 'key-1')
    await api.subscribe('r@example.com')
    await api.categories()
    expect(asked.map(({ method, headers }) => [method, headers.get('X-Browser-Id')])).toEqual([
      ['POST', 'browser-1'],
      ['POST', 'browser-1'],
      ['POST', 'browser-1'],
      ['GET', null],
    ])
  })

  it('survives an answer that is HTML', async () => {
    const { api } = answering(
      () => new Response('<html>', { status: 200, headers: { 'Content-Type': 'text/html' } }),
    )
    await expect(api.products()).rejects.toThrow()
  })
})
