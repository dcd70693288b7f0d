import { expect } from 'vitest'
import type { StaffRole } from '@shop/domain'
import { hashPassword } from '../src/staff/password.ts'
import { createSession } from '../src/staff/session.queries.ts'
import { deskCalls, faultOf } from './described-calls.ts'
import { newShopper, type Reply, type TestShop } from './test-shop.ts'

/** What a browser sends with a request of a page of the shop. */
export const sameOrigin = { 'sec-fetch-site': 'same-origin' }

/** The password of the members that `addMember` adds. */
export const password = 'a long password'
const passwordHash = await hashPassword(password, { N: 16, r: 8, p: 1 })

let members = 0

/** Adds a member with `password`, and returns its id, its name and a session. */
export async function addMember({ sql, db }: TestShop, role: StaffRole) {
  const [row] = await sql<{ id: number; name: string }[]>`
    insert into staff (name, role, password_hash)
    values (${`Member ${(members += 1)}`}, ${role}, ${passwordHash}) returning id, name`
  if (!row) throw new Error('The member was not added')
  return { ...row, token: await createSession(db, row.id) }
}

/** The description of a call, whose path has values of its parameters. */
function descriptionOf(method: string, path: string) {
  const same = deskCalls.filter((call) => call.method === method.toLowerCase())
  const found =
    same.find((call) => call.path === path) ??
    same.find((call) => new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path))
  if (!found) throw new Error(`${method} ${path} is not described`)
  return found
}

/** Sends a request as a page of the shop does, and compares the answer with the description of the call. */
export async function callDesk(
  { app }: TestShop,
  route: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const [method = '', path = ''] = route.split(' ')
  const reply = await app.request(`/desk${path}`, {
    method,
    headers: { ...sameOrigin, ...newShopper(), 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await reply.text()
  const answer = text ? (JSON.parse(text) as Reply['body']) : null
  const { operation } = descriptionOf(method, `/desk${path.split('?')[0]}`)
  expect(faultOf(operation, { status: reply.status, answer }), `${route}: ${text}`).toBe('')
  return {
    status: reply.status,
    headers: reply.headers,
    body: answer ?? ({} as Reply['body']),
    cookie: cookieOf(reply),
  }
}

/** The session cookie that an answer sets, as a browser sends it. */
function cookieOf(reply: Response): string {
  return reply.headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** A member who is signed in, and its calls. */
export async function signedIn(shop: TestShop, role: StaffRole) {
  const { token, ...member } = await addMember(shop, role)
  const cookie = `desk=${token}`
  return {
    ...member,
    cookie,
    call: (route: string, body?: unknown) => callDesk(shop, route, body, { cookie }),
  }
}
