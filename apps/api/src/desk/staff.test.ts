import { expect, test } from 'vitest'
import { callDesk, password, signedIn } from '../../test/desk.ts'
import { useShop } from '../../test/test-shop.ts'
import { useCommands } from '../../test/use-commands.ts'
import { deleteExpiredSessions } from '../staff/session.queries.ts'
import { inviteOwner } from '../staff/invitation.queries.ts'

const shop = useShop()
const { run } = useCommands(shop)

const tokenOf = (text = '') => /invitation\/([\w-]{43})/.exec(text)?.[1] ?? ''
const use = (token: string, name: string) =>
  callDesk(shop, `POST /invitations/${token}`, { name, password })
const look = (token: string) => callDesk(shop, `GET /invitations/${token}`)

test('the first link makes the owner, once, and then no link of a start is valid any more', async () => {
  const [first, second] = [await inviteOwner(shop.db), await inviteOwner(shop.db)]
  const [token, other] = [tokenOf(first?.path), tokenOf(second?.path)]
  const named = tokenOf((await run('staff', 'invite', 'Farida')).out)
  const shown = await look(token)
  expect(shown.body).toMatchObject({ data: { role: 'owner', name: null } })
  const { expiresAt } = shown.body['data'] as { expiresAt: string }
  expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(86_400_000)
  const short = await callDesk(shop, `POST /invitations/${token}`, { name: '', password: 'short' })
  expect((short.body['errors'] as { field: string }[]).map(({ field }) => field)).toEqual([
    'name',
    'password',
  ])
  const [reply, late] = await Promise.all([use(token, 'Salma'), use(other, 'Somebody')])
  expect([reply.status, late.status].sort()).toEqual([200, 404])
  const made = reply.status === 200 ? reply : late
  expect(made.body).toMatchObject({ data: { staff: { role: 'owner' } } })
  const session = await callDesk(shop, 'GET /session', undefined, { cookie: made.cookie })
  expect(session.status).toBe(200)
  for (const used of [token, other]) {
    expect((await look(used)).status).toBe(404)
    expect((await use(used, 'Third')).status).toBe(404)
  }
  expect(await inviteOwner(shop.db)).toBeUndefined()
  // The link of a command is for a person, who may join after the owner.
  expect((await look(named)).body).toMatchObject({ data: { name: 'Farida' } })
})

test('an owner invites a member, whose link stays valid when another one has the name', async () => {
  const owner = await signedIn(shop, 'owner')
  const { body } = await owner.call('POST /invitations', { role: 'staff' })
  const token = tokenOf((body['data'] as { path: string }).path)
  const taken = await use(token, owner.name.toUpperCase())
  expect([taken.status, taken.body['code']]).toEqual([409, 'name-taken'])
  expect((await use(token, 'রহিম')).body).toMatchObject({
    data: { staff: { name: 'রহিম', role: 'staff' } },
  })
  const changes = await owner.call('GET /changes?subject=staff')
  expect(changes.body).toMatchObject({
    data: { changes: [], next: null },
  })
  const all = await owner.call('GET /changes')
  expect((all.body['data'] as { changes: unknown[] }).changes).toContainEqual(
    expect.objectContaining({ staff: 'রহিম', subject: 'staff', field: 'role', to: 'staff' }),
  )
})

test('a link ends after a day', async () => {
  const owner = await signedIn(shop, 'owner')
  const { body } = await owner.call('POST /invitations', { role: 'staff' })
  const token = tokenOf((body['data'] as { path: string }).path)
  await shop.sql`update staff_invitations set expires_at = expires_at - interval '1 day'`
  expect((await use(token, 'Late')).status).toBe(404)
  await deleteExpiredSessions(shop.db)
  expect(await shop.sql`select from staff_invitations`).toEqual([])
})

test('an owner changes roles, and the sessions of a disabled member end at once', async () => {
  const [owner, member] = [await signedIn(shop, 'owner'), await signedIn(shop, 'staff')]
  const path = `PATCH /staff/${member.id}`
  expect((await owner.call(path, { role: 'owner' })).body).toMatchObject({
    data: { id: member.id, role: 'owner', active: true },
  })
  expect((await member.call('GET /staff')).status).toBe(200)
  expect((await owner.call(path, { active: false })).status).toBe(200)
  expect((await member.call('GET /session')).status).toBe(401)
  const { body } = await owner.call('GET /staff')
  expect((body['data'] as { staff: unknown[] }).staff).toContainEqual({
    ...{ id: member.id, name: member.name, role: 'owner', active: false },
    ...{ secondFactor: false, lastSeenAt: expect.any(String) as string },
  })
  const changes = await owner.call(`GET /changes?subject=staff&id=${member.id}`)
  expect((changes.body['data'] as { changes: unknown[] }).changes).toMatchObject([
    { staff: owner.name, field: 'active', from: true, to: false },
    { staff: owner.name, field: 'role', from: 'staff', to: 'owner' },
  ])
  for (const id of ['0', 'x', '99999999999']) {
    expect((await owner.call(`PATCH /staff/${id}`, { active: false })).status).toBe(404)
  }
})

test('one owner remains, also when two remove each other at the same time', async () => {
  await shop.sql`update staff set active = false`
  const [one, other] = [await signedIn(shop, 'owner'), await signedIn(shop, 'owner')]
  const replies = await Promise.all([
    one.call(`PATCH /staff/${other.id}`, { active: false }),
    other.call(`PATCH /staff/${one.id}`, { role: 'staff' }),
  ])
  const statuses = replies.map(({ status }) => status)
  expect(statuses).toContain(200)
  const [row] = await shop.sql<{ n: number }[]>`
    select count(*) as n from staff where active and role = 'owner'`
  expect(row?.n).toBe(1)
  const last = (await one.call('GET /staff')).status === 200 ? one : other
  const refused = await last.call(`PATCH /staff/${last.id}`, { role: 'staff' })
  expect([refused.status, refused.body['code']]).toEqual([409, 'last-owner'])
})

test('the command invites, lists and disables, and a link for a member gives a new password', async () => {
  await shop.sql`update staff set active = false`
  const invited = await run('staff', 'invite', 'Karim', '--role', 'owner')
  expect(invited.code).toBe(0)
  expect((await look(tokenOf(invited.out))).body).toMatchObject({
    data: { role: 'owner', name: 'Karim' },
  })
  const { cookie } = await use(tokenOf(invited.out), 'Karim')
  expect((await run('staff', 'list')).out).toMatch(/Karim {2}owner/)
  expect(await run('staff', 'disable', 'karim')).toMatchObject({
    code: 1,
    err: expect.stringContaining('only owner') as string,
  })
  const again = await run('staff', 'invite', 'karim')
  expect(again.out).toContain('new password')
  await shop.sql`update staff set totp_secret = 'ABC' where name = 'Karim'`
  expect((await use(tokenOf(again.out), 'Karim')).body).toMatchObject({
    data: { staff: { name: 'Karim', role: 'owner', secondFactor: false } },
  })
  const former = await callDesk(shop, 'GET /session', undefined, { cookie })
  expect(former.status).toBe(401)
  await signedIn(shop, 'owner')
  expect((await run('staff', 'disable', 'Karim')).code).toBe(0)
  const listed = await run('staff', 'list', '--json')
  expect(listed.out).not.toContain('assword')
  expect(JSON.parse(listed.out)).toContainEqual(
    expect.objectContaining({ name: 'Karim', active: false }),
  )
  expect((await run('staff', 'disable', 'Nobody')).code).toBe(1)
  expect((await run('staff', 'invite')).code).toBe(2)
})
