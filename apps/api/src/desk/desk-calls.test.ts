import { beforeAll, expect, test } from 'vitest'
import { PERMISSIONS, permissionsOf, STAFF_ROLES, type Permission } from '@shop/domain'
import { addMember, callDesk, sameOrigin } from '../../test/desk.ts'
import { deskCalls } from '../../test/described-calls.ts'
import { useShop } from '../../test/test-shop.ts'
import { newToken } from '../staff/token.ts'

const shop = useShop()
/** Session tokens by role. */
const tokens: Record<string, string> = {}

beforeAll(async () => {
  for (const role of STAFF_ROLES) tokens[role] = (await addMember(shop, role)).token
})

/** The statuses of calls that are refused before their request is read. */
const refusals = new Set([401, 403])

async function send(
  { method, path }: (typeof deskCalls)[number],
  headers: Record<string, string>,
): Promise<Response> {
  const reply = await shop.app.request(path.replace(/\{\w+\}/g, '1'), {
    method: method.toUpperCase(),
    headers: { 'content-type': 'application/json', ...headers },
    ...(method === 'get' ? {} : { body: '{"password":""}' }),
  })
  if (reply.headers.get('content-type') === 'text/event-stream') await reply.body?.cancel()
  return reply
}

test('every call of the desk names a permission', () => {
  expect(deskCalls.length).toBeGreaterThan(10)
  for (const { method, path, operation } of deskCalls) {
    expect([...PERMISSIONS, 'nothing'], `${method} ${path}`).toContain(operation['x-permission'])
  }
  const open = deskCalls.filter(({ operation }) => operation['x-permission'] === 'nothing')
  expect(open.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'post /desk/sign-in',
    'get /desk/invitations/{token}',
    'post /desk/invitations/{token}',
  ])
})

test.each(deskCalls)('$method $path is refused as its permission says', async (call) => {
  const permission = call.operation['x-permission']
  const isOpen = permission === 'nothing'
  const cookie = { cookie: `desk=${tokens['owner']}` }

  for (const origin of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
  ] as Record<string, string>[]) {
    const reply = await send(call, { ...origin, ...cookie })
    expect(reply.status, JSON.stringify(origin)).toBe(403)
    expect(await reply.json()).toMatchObject({ code: 'origin' })
  }
  const withoutOrigin = await send(call, cookie)
  expect(withoutOrigin.status === 403).toBe(call.method !== 'get')

  const strangers = [
    '',
    `desk=${newToken()}`,
    `desk=${tokens['owner']}x`,
    `__Host-desk=${tokens['owner']}`,
  ]
  for (const one of strangers) {
    const reply = await send(call, { ...sameOrigin, cookie: one })
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(reply.headers.get('x-robots-tag')).toBe('noindex')
    if (isOpen) expect(reply.status).not.toBe(403)
    else {
      expect(reply.status, one).toBe(401)
      expect(await reply.json()).toMatchObject({ code: 'unauthenticated' })
    }
  }

  for (const role of STAFF_ROLES) {
    if (isOpen) continue
    // Signing out would end the session of the next calls.
    const { token } = await addMember(shop, role)
    const reply = await send(call, { ...sameOrigin, cookie: `desk=${token}` })
    const isAllowed = permissionsOf(role).includes(permission as Permission)
    const body = reply.status === 403 ? ((await reply.json()) as { code: string }) : undefined
    if (isAllowed && call.path !== '/desk/changes') expect(refusals).not.toContain(reply.status)
    else if (!isAllowed) expect(body?.code).toBe('forbidden')
  }
})

test('GET /desk/changes shows staff the changes of an order only', async () => {
  const ask = (role: string, query: string) =>
    callDesk(shop, `GET /changes${query}`, undefined, { cookie: `desk=${tokens[role]}` })
  expect((await ask('staff', '?subject=order&id=1')).status).toBe(200)
  for (const query of ['', '?subject=staff', '?subject=order', '?id=1']) {
    expect((await ask('staff', query)).status).toBe(403)
    expect((await ask('owner', query)).status).toBe(200)
  }
})

test('a path of the desk that is no call has the same headers, and the same guard', async () => {
  const reply = await shop.app.request('/desk/nothing', { headers: sameOrigin })
  expect(reply.status).toBe(404)
  expect(reply.headers.get('x-robots-tag')).toBe('noindex')
  const other = { 'sec-fetch-site': 'cross-site' }
  expect((await shop.app.request('/desk/nothing', { headers: other })).status).toBe(403)
})
