import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The ways in which an API can let a shop down. */
export type Mood =
  'good' | 'down' | 'error' | 'html' | 'slow' | 'empty' | 'no-data' | 'odd' | 'no-categories'

/** An API that behaves as told. `asked` lists the paths it was asked for. */
export interface BrokenApi {
  url: string
  mood: Mood
  asked: string[]
  close: () => Promise<void>
}

const kettle = { id: 4, name: 'Kettle', price: 100, quantity: 5, category: { name: 'Kitchen' } }
const oddOnes = [
  { id: 1 },
  { id: 2, name: 'No price', image: null },
  { name: 'No number' },
  null,
  7,
]
const category = { id: 1, name: 'Kitchen', icon: '', category: 'Kitchen' }

function data(path: string, odd: boolean): unknown {
  const products = odd ? oddOnes : [kettle]
  if (path === '/categories') return odd ? [null, {}, category] : [category]
  if (path === '/home') {
    return { discounted: products, recommended: products, categories: [{ ...category, products }] }
  }
  if (path === '/campaigns') {
    return [{ id: 1, name: 'Tips', campaignProducts: odd ? [null, {}] : [{ product: kettle }] }]
  }
  return /^\/products\/\d+$/.test(path) ? (odd ? oddOnes[0] : kettle) : products
}

function answer(response: ServerResponse, status: number, body: unknown) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  response.writeHead(status, {
    'Content-Type': typeof body === 'string' ? 'text/html' : 'application/json',
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': '*',
  })
  response.end(text)
}

/** Starts an API that can be told to misbehave. */
export async function startBrokenApi(): Promise<BrokenApi> {
  const api: BrokenApi = {
    url: '',
    mood: 'good',
    asked: [],
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://api').pathname
    api.asked.push(path)
    const { mood } = api
    if (request.method === 'OPTIONS') return answer(response, 204, '')
    if (mood === 'down') return void request.socket.destroy()
    if (mood === 'html') return answer(response, 200, '<!doctype html><p>Wi-Fi login</p>')
    if (mood === 'empty') return answer(response, 200, { statusCode: 200, data: [] })
    if (mood === 'no-data') return answer(response, 200, { statusCode: 200 })
    if (mood === 'error' || (mood === 'no-categories' && path === '/categories')) {
      return answer(response, 500, { statusCode: 500, message: 'Broken', data: null })
    }
    const good = { statusCode: 200, message: 'ok', data: data(path, mood === 'odd') }
    if (mood !== 'slow') return answer(response, 200, good)
    setTimeout(() => answer(response, 200, good), 10_000).unref()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  api.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return api
}
