import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  faultOf,
  parameterSchema,
  publicCalls,
  schemaOf,
  type Operation,
} from '../../test/described-calls.ts'
import { fromSchema, type JsonSchema } from '../../test/from-schema.ts'
import { newPhone, newShopper, orderOf, useShop } from '../../test/test-shop.ts'

const off = ['ORDER_PHONE', 'ORDER_BROWSER', 'ORDER_ADDRESS', 'FORM_ADDRESS', 'FORM_BROWSER']
const shop = useShop({
  ...Object.fromEntries(off.map((name) => [`RATE_${name}`, '0'])),
  ...{ HOLD_ORDER_PIECES: '0', HOLD_PHONE_PIECES: '0', HOLD_ADDRESS_PIECES: '0' },
})

type Fields = Record<string, unknown>

interface Made {
  query: Fields
  headers: Fields
  body: unknown
}

/** Values that only an answer of the shop gives. */
const given: Fields = {}

beforeAll(async () => {
  // The numbers of requests are mostly at most 60.
  await shop.sql`
    insert into products (id, name, price, category_id)
    select id, 'Product ' || id, 10000, 1 from generate_series(1, 60) as id on conflict do nothing`
  await shop.sql`update products set quantity = 100000`
  const phone = newPhone()
  const { body } = await shop.post(
    '/orders/confirm',
    orderOf([{ id: 1, quantity: 1 }], { deliveryPhone: phone }),
  )
  const list = await shop.get('/products?limit=2')
  Object.assign(given, { ...(body.data as Fields), phone, cursor: list.body['nextCursor'] })
})

/** The same schema with every property required, or with the required ones only. */
function withProperties(schema: JsonSchema, which: 'all' | 'required'): JsonSchema {
  const { properties, required = [], items, anyOf, ...rest } = schema
  const kept = Object.entries(properties ?? {}).filter(
    ([name]) => which === 'all' || required.includes(name),
  )
  const inner = kept.map(([name, part]) => [name, withProperties(part, which)] as const)
  return {
    ...rest,
    ...(properties
      ? { properties: Object.fromEntries(inner), required: inner.map(([name]) => name) }
      : {}),
    ...(items ? { items: withProperties(items, which) } : {}),
    ...(anyOf ? { anyOf: anyOf.map((one) => withProperties(one, which)) } : {}),
  }
}

/** Requests that the document allows: some, with everything, with only what is required. */
function allowed(operation: Operation): Made[] {
  const body = operation.requestBody?.content['application/json'].schema
  const make = (change: (schema: JsonSchema) => JsonSchema, numRuns: number) => {
    const record = (place: 'query' | 'header') =>
      fromSchema(change(parameterSchema(operation, place))) as fc.Arbitrary<Fields>
    const requests = fc.record({
      query: record('query'),
      headers: record('header'),
      body: body ? fromSchema(change(body)) : fc.constant(undefined),
    })
    return fc.sample(requests, { numRuns, seed: 36 })
  }
  return [
    ...make((schema) => schema, 20),
    ...make((schema) => withProperties(schema, 'all'), 10),
    ...make((schema) => withProperties(schema, 'required'), 10),
  ]
}

const encode = (value: unknown) => encodeURIComponent(String(value).toWellFormed())

async function send(
  { method, path, operation }: (typeof publicCalls)[number],
  { query, headers, body }: Made,
) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encode(operation.parameters.find((one) => one.name === name)?.example),
  )
  const search = Object.entries(query).map(([name, value]) => `${name}=${encode(value)}`)
  const address = `${filled}?${search.join('&')}`
  const texts = Object.entries(headers).map(([name, value]) => [
    name,
    String(value).replace(/[^ -~]/g, ''),
  ])
  const reply = await shop.app.request(address, {
    method: method.toUpperCase(),
    headers: {
      ...newShopper(),
      'content-type': 'application/json',
      ...(Object.fromEntries(texts) as Record<string, string>),
    },
    ...(operation.requestBody ? { body: JSON.stringify(body) } : {}),
  })
  const text = await reply.text()
  const sent = `${method} ${decodeURIComponent(address)} ${JSON.stringify({ ...headers, body })}`
  const answer = (text ? JSON.parse(text) : null) as { errors?: { field: string }[] } | null
  return { status: reply.status, headers: reply.headers, answer, sent }
}

describe.each(publicCalls)('$method $path', (call) => {
  const { method, path, operation } = call
  const query = parameterSchema(operation, 'query')
  const headers = parameterSchema(operation, 'header')
  const body = operation.requestBody?.content['application/json'].schema

  test('takes what the document allows, and answers as it says', async () => {
    const seen = new Set<number>()
    const requests = allowed(operation).map((made) => ({
      ...made,
      query: { ...made.query, ...('cursor' in made.query ? { cursor: given['cursor'] } : {}) },
    }))
    const proof = { orderId: given['orderId'], phone: given['phone'] }
    const placed = { query: method === 'get' ? proof : {}, headers: {}, body: proof }
    const looksUp = /track|cancel/.test(path)
    for (const made of [...(looksUp ? [placed] : []), ...requests]) {
      const reply = await send(call, made)
      seen.add(reply.status)
      const refused = [400, 413, 415, 422].includes(reply.status)
      const fault = refused ? 'refused' : faultOf(operation, reply)
      expect.soft(fault, `${reply.sent}\n${JSON.stringify(reply.answer).slice(0, 600)}`).toBe('')
    }
    expect(seen).toContain(200)
  })

  test('refuses what the document forbids, and names the field', async () => {
    const [full] = allowed(operation).slice(20)
    if (!full) throw new Error('No request was made')
    const wrong = [
      ...forbidden(query, full.query, texts).map((one) => ({ field: one.field, query: one.value })),
      ...forbidden(headers, full.headers, texts).map((one) => ({
        field: one.field,
        headers: one.value,
      })),
      ...forbidden(body ?? {}, full.body, others).map((one) => ({
        field: one.field,
        body: one.value,
      })),
    ]
    for (const { field, ...part } of wrong) {
      const reply = await send(call, { ...full, ...part } as Made)
      expect.soft(reply.status, `${field} in ${reply.sent}`).toBe(400)
      const named = (reply.answer?.errors ?? []).some((error) =>
        `${error.field}.`.startsWith(`${field}.`),
      )
      expect.soft(named, `${field} in ${JSON.stringify(reply.answer)}`).toBe(true)
      expect.soft(faultOf(operation, reply), reply.sent).toBe('')
    }
  })
})

test.each(publicCalls)('$method $path has the statuses of its document', async (call) => {
  const [made] = allowed(call.operation).slice(-1)
  if (!made) throw new Error('No request was made')
  if (call.method === 'get') {
    const proof = { orderId: given['orderId'], phone: given['phone'] }
    const query = call.path === '/orders/track' ? proof : made.query
    const first = await send(call, { ...made, query })
    const headers = { ...made.headers, 'If-None-Match': first.headers.get('etag') ?? '' }
    const { status } = await send(call, { ...made, query, headers })
    expect(status).toBe('304' in call.operation.responses ? 304 : 200)
  } else {
    const other = await send(call, { ...made, headers: { 'content-type': 'text/plain' } })
    const large = await send(call, { ...made, body: 'x'.repeat(200_000) })
    expect([other.status, large.status]).toEqual([415, 413])
    expect(faultOf(call.operation, other) + faultOf(call.operation, large)).toBe('')
  }
})

const texts = ['', ' ', 'nonsense', '-1', '0', '1.5', 'true', 'x'.repeat(3000), '1'.repeat(3000)]
const others = [...texts, null, true, -1, 0, 1.5, 1e21, [], {}, { x: 1 }]

/** Changes of a value, each of which the schema forbids, with the path of the wrong field. */
function forbidden(
  schema: JsonSchema,
  value: unknown,
  candidates: readonly unknown[],
): { value: unknown; field: string }[] {
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, part]) => {
    const all = (value ?? {}) as Fields
    const { [name]: _, ...without } = all
    const wrong = candidates.filter((one) => !schemaOf(part).safeParse(one).success)
    const inner = part.anyOf?.find((one) => one.properties) ?? part
    const deeper = inner.properties || inner.items ? forbidden(inner, all[name], candidates) : []
    return [
      ...(schema.required?.includes(name) ? [{ value: without, field: name }] : []),
      ...wrong.map((one) => ({ value: { ...all, [name]: one }, field: name })),
      ...deeper.map((one) => ({
        value: { ...all, [name]: one.value },
        field: `${name}.${one.field}`,
      })),
    ]
  })
  const [first, ...rest] = Array.isArray(value) ? (value as unknown[]) : []
  if (!schema.items || first === undefined) return fields
  return forbidden(schema.items, first, candidates).map((one) => ({
    value: [one.value, ...rest],
    field: `0.${one.field}`,
  }))
}
