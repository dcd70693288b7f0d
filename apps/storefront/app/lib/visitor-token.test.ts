import { describe, expect, it } from 'vitest'
import { decodeVisitor } from './visitor-token.ts'

const token = (claims: unknown) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`

describe('a token in the browser', () => {
  it('D-BRW-03: is decoded for name, phone and image, Bengali included', () => {
    const visitor = { name: 'রহিমা', phone: '01712345678', image: 'https://pictures.test/r.jpg' }
    expect(decodeVisitor(token({ ...visitor, role: 'admin' }))).toEqual(visitor)
  })

  it.each([null, '', 'x', 'a.b.c', token(null), token([]), token({ name: 5 })])(
    'D-BRW-03: gives no claims when it is broken: %s',
    (text) => expect(decodeVisitor(text)).toEqual({}),
  )
})
