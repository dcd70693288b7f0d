import { expect, it } from 'vitest'
import { readAdCookies } from './ad-cookies.ts'

it('D-BRW-02: the advertising cookies are read unchanged, and missing ones are left out', () => {
  expect(readAdCookies('a=1; _fbp=fb.1.2.3; _fbc=fb.1.5.IwAR0=Xy; b=2')).toEqual({
    fbp: 'fb.1.2.3',
    fbc: 'fb.1.5.IwAR0=Xy',
  })
  expect(readAdCookies('')).toEqual({})
})

it('a cookie that is longer than an order takes is left out', () => {
  expect(readAdCookies(`_fbp=${'x'.repeat(500)}; _fbc=${'x'.repeat(501)}`)).toEqual({
    fbp: 'x'.repeat(500),
  })
  expect(readAdCookies(`_fbc=${'x'.repeat(4096)}`)).toEqual({})
})
