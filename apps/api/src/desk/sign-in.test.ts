import { describe, expect, test } from 'vitest'
import { callDesk, password, signedIn } from '../../test/desk.ts'
import { fromAddress } from '../../test/shop-process.ts'
import { useShop } from '../../test/test-shop.ts'
import { codeOfStep } from '../staff/totp.ts'

const shop = useShop()
const member = () => signedIn(shop, 'staff')

const signIn = (body: object, headers: Record<string, string> = {}) =>
  callDesk(shop, 'POST /sign-in', body, headers)

const step = () => Math.floor(Date.now() / 30_000)

test('a member signs in with name and password, whatever the case of the name, and signs out', async () => {
  const { id, name } = await member()
  const reply = await signIn({ name: name.toUpperCase(), password })
  expect(reply.body).toMatchObject({
    data: {
      staff: { id, name, role: 'staff', secondFactor: false },
      permissions: ['account', 'orders', 'stock'],
    },
  })
  const headers = { cookie: reply.cookie }
  const session = await callDesk(shop, 'GET /session', undefined, headers)
  expect(session.body['data']).toEqual(reply.body['data'])
  const out = await callDesk(shop, 'POST /sign-out', undefined, headers)
  expect(out.status).toBe(204)
  expect(out.headers.get('set-cookie')).toContain('Max-Age=0')
  expect((await callDesk(shop, 'GET /session', undefined, headers)).status).toBe(401)
})

test('the cookie is for this host alone and for no script, and the database has only its hash', async () => {
  const { name } = await member()
  const plain = (await signIn({ name, password })).headers.get('set-cookie')
  expect(plain).toMatch(/^desk=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/)
  const reply = await signIn({ name, password }, { 'x-forwarded-proto': 'https' })
  expect(reply.headers.get('set-cookie')).toMatch(
    /^__Host-desk=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  )
  const https = { cookie: reply.cookie, 'x-forwarded-proto': 'https' }
  expect((await callDesk(shop, 'GET /session', undefined, https)).status).toBe(200)
  const [, token = ''] = reply.cookie.split('=')
  const rows = await shop.sql`select token_hash from staff_sessions`
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('a wrong name and a wrong password get the same answer', async () => {
  const { name } = await member()
  const replies = [
    await signIn({ name, password: 'another password' }),
    await signIn({ name: 'Nobody', password }),
  ]
  for (const { status, body } of replies) {
    expect(status).toBe(401)
    expect(body['code']).toBe('wrong-credentials')
  }
  expect(replies[0]?.body['message']).toBe(replies[1]?.body['message'])
})

test('of 50 guesses from one address few are checked, and the member signs in from another one', async () => {
  const { name } = await member()
  const guesses = []
  for (let n = 0; n < 50; n += 1) {
    guesses.push(await signIn({ name, password: `guess ${n}` }, fromAddress(9001)))
  }
  const limited = guesses.filter(({ status }) => status === 429)
  expect(limited).toHaveLength(30)
  expect(Number(limited[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await signIn({ name, password }, fromAddress(9001))).status).toBe(429)
  expect((await signIn({ name, password }, fromAddress(9002))).status).toBe(200)
})

test('guesses from many addresses are limited for the name', async () => {
  const { name } = await member()
  const statuses = []
  for (let n = 0; n < 40; n += 1) {
    statuses.push((await signIn({ name, password: 'a guess' }, fromAddress(9100 + n))).status)
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
})

test('an unused session ends after twelve hours, a used one goes on, and its cookie too', async () => {
  const { id, call } = await member()
  const isUsed = async (hours: number) => {
    await shop.sql`
      update staff_sessions set expires_at = expires_at - make_interval(hours => ${hours})
      where staff_id = ${id}`
    return call('GET /session')
  }
  const first = await call('GET /session')
  expect(first.headers.get('set-cookie')).toBeNull()
  for (let n = 0; n < 3; n += 1) {
    const reply = await isUsed(11)
    expect(reply.status).toBe(200)
    expect(reply.headers.get('set-cookie')).toContain('Max-Age=43200')
  }
  expect((await isUsed(12)).status).toBe(401)
})

test('sign out everywhere ends all sessions of the member, and no other', async () => {
  const [one, other] = [await member(), await member()]
  const second = await signIn({ name: one.name, password })
  expect((await one.call('POST /sign-out-everywhere')).status).toBe(204)
  const replies = [
    await one.call('GET /session'),
    await callDesk(shop, 'GET /session', undefined, { cookie: second.cookie }),
    await other.call('GET /session'),
  ]
  expect(replies.map(({ status }) => status)).toEqual([401, 401, 200])
})

test('a changed password ends the other sessions', async () => {
  const { name, call } = await member()
  const other = await signIn({ name, password })
  const next = 'another long password'
  const wrong = await call('POST /password', { current: 'wrong', next })
  expect([wrong.status, wrong.body['code']]).toEqual([422, 'wrong-password'])
  const short = await call('POST /password', { current: password, next: 'short' })
  expect(short.body['errors']).toMatchObject([{ field: 'next' }])
  expect((await call('POST /password', { current: password, next })).status).toBe(204)
  expect((await call('GET /session')).status).toBe(200)
  const ended = await callDesk(shop, 'GET /session', undefined, { cookie: other.cookie })
  expect(ended.status).toBe(401)
  expect((await signIn({ name, password })).status).toBe(401)
  expect((await signIn({ name, password: next })).status).toBe(200)
})

describe('the second factor', () => {
  async function withFactor() {
    const one = await member()
    const { body } = await one.call('POST /second-factor', { password })
    const { secret, uri } = body['data'] as { secret: string; uri: string }
    expect(uri).toContain(`secret=${secret}`)
    // The code of the step before, so that the current one is unused.
    const code = codeOfStep(secret, step() - 1)
    const confirmed = await one.call('POST /second-factor/confirm', { code })
    const { recoveryCodes } = confirmed.body['data'] as { recoveryCodes: string[] }
    return { ...one, secret, recoveryCodes }
  }

  test('is on when a code confirms the secret', async () => {
    const one = await member()
    await one.call('POST /second-factor', { password })
    const wrong = await one.call('POST /second-factor/confirm', { code: '000000' })
    expect([wrong.status, wrong.body['code']]).toEqual([422, 'wrong-code'])
    expect((await signIn({ name: one.name, password })).status).toBe(200)
    const { name } = await withFactor()
    const reply = await signIn({ name, password })
    expect([reply.status, reply.body['code']]).toEqual([401, 'code-required'])
    expect(reply.headers.get('set-cookie')).toBeNull()
  })

  test('takes a code once, also in Bengali digits', async () => {
    const { name, secret } = await withFactor()
    const code = codeOfStep(secret, step())
    const bengali = code.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '')
    const reply = await signIn({ name, password, code: bengali })
    expect(reply.body).toMatchObject({ data: { staff: { secondFactor: true } } })
    const again = await signIn({ name, password, code })
    expect([again.status, again.body['code']]).toEqual([401, 'wrong-code'])
  })

  test('takes each of ten recovery codes once, and stores none of them', async () => {
    const { name, recoveryCodes } = await withFactor()
    expect(new Set(recoveryCodes).size).toBe(10)
    const [code = ''] = recoveryCodes
    expect((await signIn({ name, password, code: code.toLowerCase() })).status).toBe(200)
    expect((await signIn({ name, password, code })).status).toBe(401)
    const rows = JSON.stringify(await shop.sql`select * from staff`)
    for (const one of recoveryCodes) expect(rows).not.toContain(one.replaceAll('-', ''))
  })

  test('wrong codes are limited, whatever the address', async () => {
    const { name, secret } = await withFactor()
    for (let n = 0; n < 10; n += 1) {
      expect((await signIn({ name, password, code: '000000' })).status).toBe(401)
    }
    const code = codeOfStep(secret, step())
    expect((await signIn({ name, password, code })).status).toBe(429)
  })

  test('is off again after the password is given', async () => {
    const { name, call } = await withFactor()
    expect((await call('DELETE /second-factor', { password: 'wrong' })).status).toBe(422)
    expect((await call('DELETE /second-factor', { password })).status).toBe(204)
    expect((await signIn({ name, password })).status).toBe(200)
  })
})

test('a request by plain http without Sec-Fetch-Site is compared by its Origin', async () => {
  const { cookie } = await member()
  const send = (origin: string) =>
    shop.app.request('http://192.168.0.7:3000/desk/sign-out', {
      method: 'POST',
      headers: { cookie, origin },
    })
  expect((await send('http://192.168.0.7:3001')).status).toBe(403)
  expect((await send('http://192.168.0.7:3000')).status).toBe(204)
})
