import { loadSettings } from '@shop/api'
import { INITIAL_ZONES } from '@shop/domain'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The failure modes of the fake API. */
export type FakeApiMode =
  | 'good'
  | 'down'
  | 'error'
  | 'html'
  | 'slow'
  | 'empty'
  | 'missing'
  | 'no-data'
  | 'malformed'
  | 'no-categories'

/** An API server for tests whose responses depend on its mode. */
export interface FakeApi {
  url: string
  mode: FakeApiMode
  /** The paths of all requests. */
  requests: string[]
  close: () => Promise<void>
}

const kettle = { id: 4, name: 'Kettle', price: 100, quantity: 5, category: { name: 'Kitchen' } }
const malformedProducts = [
  { id: 1 },
  { id: 2, name: 'No price', image: null },
  { name: 'No number' },
  null,
  7,
]
const shop = {
  ...loadSettings({}).newShop.facts,
  revision: '1',
  zones: INITIAL_ZONES,
  texts: { en: {}, bn: {} },
  pages: [{ slug: 'about-us', link: 'About Us', linkBn: 'আমাদের কথা' }],
}
const aboutUs = {
  slug: 'about-us',
  title: 'About us',
  description: 'Who we are.',
  updatedOn: null,
  formal: false,
  sections: [{ id: 'who', title: 'Who we are', html: '<p>A shop.</p>' }],
}
const category = { id: 1, name: 'Kitchen', icon: '', category: 'Kitchen' }

function data(path: string, malformed: boolean): unknown {
  const products = malformed ? malformedProducts : [kettle]
  if (path === '/shop') return shop
  if (path.startsWith('/pages/')) return aboutUs
  if (path === '/categories') return malformed ? [null, {}, category] : [category]
  if (path === '/home') {
    return { discounted: products, recommended: products, categories: [{ ...category, products }] }
  }
  if (path === '/campaigns') {
    return [
      { id: 1, name: 'Tips', campaignProducts: malformed ? [null, {}] : [{ product: kettle }] },
    ]
  }
  return /^\/products\/\d+$/.test(path) ? (malformed ? malformedProducts[0] : kettle) : products
}

function respond(response: ServerResponse, status: number, body: unknown) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  response.writeHead(status, {
    'Content-Type': typeof body === 'string' ? 'text/html' : 'application/json',
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': '*',
  })
  response.end(text)
}

/** Starts a fake API in mode `good`. */
export async function startFakeApi(): Promise<FakeApi> {
  const api: FakeApi = {
    url: '',
    mode: 'good',
    requests: [],
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://api').pathname
    api.requests.push(path)
    const { mode } = api
    if (request.method === 'OPTIONS') return respond(response, 204, '')
    if (mode === 'down') return void request.socket.destroy()
    if (mode === 'html') return respond(response, 200, '<!doctype html><p>Wi-Fi login</p>')
    if (mode === 'empty') return respond(response, 200, { statusCode: 200, data: [] })
    if (mode === 'no-data') return respond(response, 200, { statusCode: 200 })
    if (mode === 'missing')
      return respond(response, 404, { statusCode: 404, message: 'Not found', data: null })
    if (mode === 'error' || (mode === 'no-categories' && path === '/categories')) {
      return respond(response, 500, { statusCode: 500, message: 'Broken', data: null })
    }
    const good = { statusCode: 200, message: 'ok', data: data(path, mode === 'malformed') }
    if (mode !== 'slow') return respond(response, 200, good)
    setTimeout(() => respond(response, 200, good), 10_000).unref()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  api.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return api
}
