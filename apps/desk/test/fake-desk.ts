import {
  amountToCollect,
  canChangeStatus,
  isToConfirm,
  permissionsOf,
  type OrderStatus,
} from '@shop/domain'
import type {
  CheckedCorrection,
  DeskMember,
  DeskOrderDetails,
  DeskOrderRequest,
  DeskSession,
  FieldChange,
  QuoteRequest,
} from '@shop/domain/wire'
import type { Answer, Sent } from './fake-answer.ts'
import { FakeEvents } from './fake-events.ts'
import { factCalls, sampleCoupons, sampleFacts, sampleZones } from './fake-facts.ts'
import { parcelCalls } from './fake-parcels.ts'
import { newOrderOf, quoteOf, searchProducts } from './fake-placing.ts'
import { productCalls, sampleProducts } from './fake-products.ts'
import { todayOf } from './fake-today.ts'
import { Refusal, shortOf } from './refusal.ts'
import { member, staffCalls } from './fake-staff.ts'
import { sampleOrders } from './sample-orders.ts'

const PAGE = 10

/** The API of the desk in memory. A test reads and changes its state; `sent` is what arrived. */
export class FakeDesk {
  orders: DeskOrderDetails[]
  staff: DeskMember[] = [
    member(1, 'Maya', 'owner'),
    member(2, 'মোঃ রফিকুল ইসলাম', 'staff'),
    { ...member(3, 'Tariq', 'staff'), active: false, lastSeenAt: null },
  ]
  products = sampleProducts()
  zones = sampleZones()
  coupons = sampleCoupons()
  facts = sampleFacts()
  passwords: Record<string, string> = { Maya: 'correct horse', Tariq: 'battery staple' }
  /** Who else has each order open. */
  viewers: string[] = []
  /** What the staff has changed, by the id of the order or product. */
  records = new Map<number, FieldChange[]>()
  /** Code that a member with a second factor has to send. */
  code = '123456'
  /** Id of the member who is signed in. */
  signedIn: number | undefined
  /** No request arrives. See `disconnect`. */
  offline = false
  /** Refuses the next sign-ins, for this many seconds. */
  limited: number | undefined
  /** The product of which no piece is left. */
  soldOut: number | undefined
  sent: Sent[] = []
  readonly #events = new FakeEvents()

  constructor(orders = sampleOrders()) {
    this.orders = orders
  }

  /** Answers as `fetch` does. */
  fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    const { pathname, searchParams: query } = new URL(request.url)
    const text = await request.text()
    const sent = { method: request.method, path: pathname.replace('/api', ''), query }
    const all = { ...sent, body: text ? (JSON.parse(text) as Record<string, unknown>) : {} }
    if (this.offline) throw new TypeError('Failed to fetch')
    this.sent.push(all)
    return this.#answer(all, request.signal)
  }

  /** Loses the open streams, and lets no request arrive. */
  disconnect(): void {
    this.offline = true
    this.#events.lose()
  }

  /** The changes that arrived. */
  changes = () =>
    this.sent.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/viewer'))

  order(id: number): DeskOrderDetails {
    const found = this.orders.find((order) => order.id === id)
    if (!found) throw new Refusal(404, 'unknown')
    return found
  }

  /** Changes an order as another member does. */
  change(id: number, change: Partial<DeskOrderDetails>): DeskOrderDetails {
    const changed = { ...this.order(id), ...change }
    changed.version += 1
    changed.toCollect = amountToCollect(changed.state, changed.total)
    this.orders = this.orders.map((order) => (order.id === id ? changed : order))
    this.#events.notify()
    return changed
  }

  /** Places an order, as a shopper does. */
  add(order: DeskOrderDetails): void {
    this.orders = [order, ...this.orders]
    this.#events.notify()
  }

  #answer(sent: Sent, signal: AbortSignal): Response {
    try {
      if (sent.path === '/desk/orders/events') {
        this.session()
        return this.#events.open(signal)
      }
      for (const [pattern, answer] of Object.entries(this.#calls)) {
        const [method, path = ''] = pattern.split(' ')
        const match = new RegExp(`^${path.replace(/\*/g, '([^/]+)')}$`).exec(sent.path)
        if (method !== sent.method || !match) continue
        const data = answer(match.slice(1), sent)
        return data === undefined
          ? new Response(null, { status: 204 })
          : Response.json({ statusCode: 200, message: 'OK', data })
      }
      throw new Refusal(404, 'unknown')
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { status, message: code, more } = error
      return Response.json(
        { statusCode: status, message: code, code, errors: more.errors ?? [], data: more.data },
        { status, headers: more.headers ?? {} },
      )
    }
  }

  /** Who is signed in. */
  session(): DeskSession {
    const found = this.staff.find(({ id }) => id === this.signedIn)
    if (!found) throw new Refusal(401, 'unauthenticated')
    const { id, name, role, secondFactor } = found
    const permissions = [...permissionsOf(role)]
    return { staff: { id, name, role, secondFactor }, permissions }
  }

  /** The order to change, of the version that the sender knows. */
  #known(id: string, { version }: Record<string, unknown>): DeskOrderDetails {
    this.session()
    const order = this.order(Number(id))
    if (order.version !== version) throw new Refusal(409, 'changed', { data: order })
    return order
  }

  readonly #calls: Record<string, Answer> = {
    ...parcelCalls(this),
    ...staffCalls(this),
    ...productCalls(this),
    ...factCalls(this),
    'GET /shop': () => ({
      ...{ name: 'Haat', nameBn: 'হাট', timeZone: 'Asia/Dhaka' },
      zones: this.zones,
    }),
    'GET /desk/today': () => todayOf(this.orders, this.session().permissions.includes('totals')),
    'GET /desk/orders/counts': () => {
      this.session()
      const counts: Partial<Record<OrderStatus, number>> = {}
      for (const { state } of this.orders) counts[state] = (counts[state] ?? 0) + 1
      return { counts }
    },
    'GET /desk/orders': (_, { query }) => {
      this.session()
      const names = ['state', 'q', 'zone', 'courier']
      const [state, q, zone, courier] = names.map((name) => query.get(name))
      const found = this.orders.filter(
        (order) =>
          (!state || order.state === state) &&
          (!zone || order.zone === zone) &&
          (!courier || order.courier === courier) &&
          (!q || [order.number, order.phone, order.name].some((text) => text.includes(q))),
      )
      const first = found.findIndex(({ id }) => String(id) === query.get('before')) + 1
      const orders = found.slice(first, first + PAGE)
      return { orders, next: first + PAGE < found.length ? orders.at(-1)?.id : null }
    },
    'PUT /desk/orders/*/viewer': () => {
      this.session()
      return { others: this.viewers }
    },
    'GET /desk/orders/*': ([id]) => {
      this.session()
      return this.order(Number(id))
    },
    'GET /desk/changes': (_, { query }) => {
      this.session()
      return { changes: this.records.get(Number(query.get('id'))) ?? [], next: null }
    },
    'GET /products/search/*': ([text = '']) => searchProducts(decodeURIComponent(text)),
    'POST /orders/quote': (_, { body }) => quoteOf(body as unknown as QuoteRequest),
    'POST /desk/orders': (_, { body }) => {
      this.session()
      const order = newOrderOf(body as unknown as DeskOrderRequest)
      this.add(order)
      return order
    },
    'POST /desk/orders/*/state': ([id = ''], { body }) =>
      this.#changeState(this.#known(id, body), body['state'] as OrderStatus),
    'GET /desk/calls': () => {
      this.session()
      const all = this.orders.filter(
        ({ state, reviewReasons }) => isToConfirm(state) && !reviewReasons.includes('wrong_number'),
      )
      const later = all.filter(({ callAt }) => callAt !== null)
      const orders = all.filter(({ callAt }) => callAt === null).toReversed()
      const nextAt = later.map(({ callAt }) => callAt).sort()[0] ?? null
      return { orders, waiting: orders.length, later: later.length, nextAt }
    },
    'POST /desk/orders/*/calls': ([id = ''], { body }) => {
      const order = this.#known(id, body)
      const calls = order.calls + 1
      if (body['outcome'] === 'no_answer')
        return this.change(order.id, { calls, callAt: String(body['callAt']) })
      if (body['outcome'] === 'wrong_number')
        return this.change(order.id, {
          ...{ calls, state: 'needs_review' },
          reviewReasons: [...order.reviewReasons, 'wrong_number'],
        })
      this.#changeState(order, body['outcome'] as OrderStatus, body['reason'])
      return this.change(order.id, { calls })
    },
    'PUT /desk/orders/*/note': ([id = ''], { body }) =>
      this.change(this.#known(id, body).id, { note: String(body['note']) }),
    'PATCH /desk/orders/*': ([id = ''], { body }) => {
      const order = this.#known(id, body)
      const { version: _version, ...correction } = body
      const { lines: quantities, ...fields } = correction as Omit<CheckedCorrection, 'version'>
      const lines = order.lines.map((line) => {
        const quantity =
          quantities?.find(({ productId }) => productId === line.productId)?.quantity ??
          line.quantity
        if (quantity > 9) throw shortOf(order, line.productId, 422)
        return { ...line, quantity, total: line.price * quantity }
      })
      const subtotal = lines.reduce((sum, line) => sum + line.total, 0)
      const total = subtotal + order.deliveryCharge
      return this.change(order.id, { ...fields, lines, subtotal, total })
    },
  }

  #changeState(order: DeskOrderDetails, state: OrderStatus, reason: unknown = null) {
    if (!canChangeStatus(order.state, state)) throw new Refusal(409, 'not-allowed', { data: order })
    const short = order.lines.find(({ productId }) => productId === this.soldOut)
    if (state === 'confirmed' && short) throw shortOf(order, short.productId, 409)
    const note = reason === null ? null : String(reason)
    const entry = { at: new Date().toISOString(), staff: 'Maya', state, note }
    return this.change(order.id, { state, history: [...order.history, entry] })
  }
}
