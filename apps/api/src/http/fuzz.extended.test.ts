import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { publicCalls, parameterSchema, type Operation } from '../../test/described-calls.ts'
import { attacks, fromSchema, nearSchema } from '../../test/from-schema.ts'
import { newShopper, useShop } from '../../test/test-shop.ts'

const shop = useShop()
beforeAll(async () => {
  // The numbers of requests are mostly at most 60.
  await shop.sql`
    insert into products (id, name, price, category_id)
    select id, 'Product ' || id, 10000, 1 from generate_series(1, 60) as id on conflict do nothing`
  await shop.sql`update products set quantity = 100000`
})

/** Parameters of one kind: valid by the document, or nearly. */
function parameters(operation: Operation, place: 'path' | 'query' | 'header') {
  const schema = parameterSchema(operation, place)
  const exact = fromSchema(schema) as fc.Arbitrary<Record<string, unknown>>
  const near = fc.dictionary(
    fc.constantFrom(...Object.keys(schema.properties), '__proto__', 'constructor', 'x'),
    fc.oneof(fc.constantFrom(...attacks), fc.string({ unit: 'binary', maxLength: 500 })),
  )
  return fc.oneof({ weight: 3, arbitrary: exact }, { weight: 1, arbitrary: near })
}

/** A request generated from the document. */
function requests(operation: Operation) {
  const body = operation.requestBody?.content['application/json'].schema
  return fc.record({
    path: parameters(operation, 'path'),
    query: parameters(operation, 'query'),
    key: fc.option(fc.oneof(fc.uuid(), fc.string({ maxLength: 250 })), { freq: 2 }),
    body: body
      ? fc.oneof(
          { weight: 5, arbitrary: fromSchema(body) },
          { weight: 4, arbitrary: nearSchema(body) },
          { weight: 1, arbitrary: fc.anything() },
        )
      : fc.constant(undefined),
    extra: fc.boolean(),
  })
}

type Made = ReturnType<typeof requests> extends fc.Arbitrary<infer T> ? T : never

const encode = (value: unknown) => encodeURIComponent(String(value).toWellFormed())

function send(method: string, path: string, made: Made) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encode(Object.hasOwn(made.path, name) ? made.path[name] : '1'),
  )
  const query = Object.entries(made.query).map(([name, value]) => `${name}=${textOf(value)}`)
  const headers = new Headers({ 'content-type': 'application/json', ...newShopper() })
  if (made.key !== null && /^[\x20-\x7e]*$/.test(made.key)) headers.set('idempotency-key', made.key)
  return shop.app.request(`${filled}?${query.join('&')}`, {
    method: method.toUpperCase(),
    headers,
    ...(method === 'post' ? { body: write(made.body, made.extra) } : {}),
  })
}

const textOf = (value: unknown) =>
  encode(typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value))

function write(value: unknown, extra: boolean): string {
  const plain = (_: string, part: unknown) => (typeof part === 'bigint' ? Number(part) : part)
  const text = JSON.stringify(value, plain) ?? 'null'
  return extra
    ? text.replace(/^\{(?=")/, '{"__proto__":{"x":1},"total":0,"status":"delivered",')
    : text
}

const internals = /\bat .+:\d+:\d+|node_modules|DrizzleQueryError|select .+ from|insert into/i

async function orderCount() {
  const [row] = await shop.sql<{ n: number; half: number }[]>`
    select count(*) as n, count(*) filter (where
      not exists (select 1 from order_lines l where l.order_id = o.id)
      or not exists (select 1 from outbox_events s where s.order_id = o.id)
      or not exists (select 1 from idempotency_keys k where k.order_id = o.id)) as half
    from orders o`
  return row ?? { n: 0, half: 0 }
}

describe('1,000 random requests generated from the OpenAPI document', () => {
  test.each(publicCalls)(
    '$method $path: no 5xx, no internals in the response, no partial order',
    async ({ method, path, operation }) => {
      const before = await orderCount()
      const placed = new Set<number>()
      const seen = new Map<number, number>()
      await fc.assert(
        fc.asyncProperty(requests(operation), async (made) => {
          const reply = await send(method, path, made)
          const text = await reply.text()
          expect(reply.status, text).toBeLessThan(500)
          seen.set(reply.status, (seen.get(reply.status) ?? 0) + 1)
          if (reply.status !== 200) {
            expect(text).not.toMatch(internals)
            expect(JSON.parse(text)).toEqual({
              statusCode: reply.status,
              code: expect.any(String),
              message: expect.any(String),
              errors: expect.any(Array),
              // The current quote, when the total is above a random `expectedTotal` or there is no such zone.
              data:
                reply.status === 409 && /expectedTotal|shippingZone/.test(text)
                  ? expect.anything()
                  : null,
              requestId: expect.any(String),
            })
          } else if (path === '/orders/confirm') {
            placed.add((JSON.parse(text) as { data: { orderId: number } }).data.orderId)
          }
        }),
        { numRuns: 1000 },
      )
      const after = await orderCount()
      expect(after).toEqual({ n: before.n + placed.size, half: 0 })
      // If validation refused all requests, the handlers were not tested.
      const handled = [...seen].filter(([status]) => status === 200 || status === 404)
      expect(handled.length, JSON.stringify([...seen])).toBeGreaterThan(0)
      if (path === '/orders/confirm') expect(placed.size).toBeGreaterThan(0)
    },
  )
})
