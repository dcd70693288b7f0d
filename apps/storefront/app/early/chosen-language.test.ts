// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chosenLanguageScript } from './chosen-language.ts'

const replace = vi.fn()

/** Opens a page as a browser does; returns the address that replaces it. */
function openPage(
  address: string,
  { referrer = '', state = null as unknown, onLine = true } = {},
): string | undefined {
  const { origin, pathname, search, hash } = new URL(address, 'https://shop.test')
  document.documentElement.lang = /^\/bn(\/|$)/.test(pathname) ? 'bn' : 'en'
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  const page = {
    location: { origin, pathname, search, hash, replace },
    history: { state },
    navigator: { onLine },
  }
  replace.mockClear()
  new Function(...Object.keys(page), chosenLanguageScript)(...Object.values(page))
  return replace.mock.calls[0]?.[0] as string | undefined
}

const choose = (language: string) => localStorage.setItem('language', language)

beforeEach(() => localStorage.clear())
afterEach(() => void vi.restoreAllMocks())

it('opens a page from outside in the chosen language, with its query', () => {
  choose('bn')
  expect(openPage('/')).toBe('/bn')
  expect(openPage('/?fbclid=1')).toBe('/bn?fbclid=1')
  expect(openPage('/product-details/4/audio/x/', { referrer: 'https://l.facebook.com/' })).toBe(
    '/bn/product-details/4/audio/x',
  )
  expect(openPage('/bn/cart')).toBeUndefined()
  choose('en')
  expect(openPage('/bn')).toBe('/')
  expect(openPage('/bn/products?search=fan#list')).toBe('/products?search=fan#list')
})

it('leaves a page to a visitor who never chose', () => {
  expect(openPage('/')).toBeUndefined()
  choose('toString')
  expect(openPage('/')).toBeUndefined()
})

it('leaves a page that was reached inside the shop, that is opened again, or without a connection', () => {
  choose('bn')
  expect(openPage('/', { referrer: 'https://shop.test/products' })).toBeUndefined()
  expect(openPage('/', { state: { idx: 0 } })).toBeUndefined()
  expect(openPage('/', { onLine: false })).toBeUndefined()
})

it('remembers the language of the link that is pressed', () => {
  openPage('/')
  document.body.innerHTML = '<a href="#" hreflang="bn"><span>বাংলা</span></a><a href="#">x</a>'
  document.querySelectorAll('a')[1]!.click()
  expect(localStorage.getItem('language')).toBeNull()
  document.querySelector('span')!.click()
  expect(localStorage.getItem('language')).toBe('bn')
})

it('gives the navigation state of the page to the next document', () => {
  const state = { usr: { buyNow: { quantity: 2 } }, key: 'k', idx: 3 }
  document.body.innerHTML = '<a href="/bn/shipping" hreflang="bn">x</a>'
  document.querySelector('a')!.addEventListener('click', (event) => event.preventDefault())
  openPage('/shipping', { state: null })
  document.querySelector('a')!.click()
  expect(sessionStorage.getItem('nextEntry')).toBeNull()
  openPage('/shipping', { state })
  document.querySelector('a')!.click()
  expect(JSON.parse(sessionStorage.getItem('nextEntry') ?? '')).toEqual({
    path: '/bn/shipping',
    state: { usr: state.usr, key: expect.stringMatching(/^\w+$/) as unknown },
  })
  sessionStorage.clear()
})

it('does nothing where the browser blocks storage', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(openPage('/')).toBeUndefined()
})
