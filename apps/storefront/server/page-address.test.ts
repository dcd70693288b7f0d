import { describe, expect, it } from 'vitest'
import { pageAddress, requestedOffer } from './page-address.ts'

const addressOf = (path: string) => pageAddress(`http://shop.test${path}`)

describe('the address at which a page is cached', () => {
  it('has no parameter that the route does not read', () => {
    expect(addressOf('/?fbclid=a1&utm_source=fb')).toBe('/')
    expect(addressOf('/about-us?page=2')).toBe('/about-us')
    expect(addressOf('/product-details/4?gclid=x&campaign=2')).toBe('/product-details/4?campaign=2')
  })

  it('has the parameters that the route reads, in one order and once each', () => {
    const query = 'category=Home+%26+Cleaning&search=kettle&page=2'
    expect(addressOf(`/products?${query}`)).toBe(`/products?${query}`)
    const mixed = '/products?page=2&search=kettle&utm_id=7&category=Home%20%26%20Cleaning&page=3'
    expect(addressOf(mixed)).toBe(`/products?${query}`)
    expect(addressOf('/products?category=&sort=')).toBe('/products')
    expect(addressOf('/products?power=1000&smell=x&brand=Shur')).toBe(
      '/products?brand=Shur&power=1000',
    )
    expect(addressOf('/compare?ids=4,7&utm_id=1')).toBe('/compare?ids=4%2C7')
  })

  it('is the same for all unknown addresses', () => {
    const unknown = addressOf('/wp-login.php')
    expect(addressOf('/a/b/c?category=audio')).toBe(unknown)
    expect(addressOf('/%E0%A4%A')).toBe(unknown)
    expect(addressOf('/unknown.data')).toBe(`${unknown}.data`)
  })

  it('keeps the languages apart, and their unknown addresses', () => {
    expect(addressOf('/bn?utm_source=fb')).toBe('/bn')
    expect(addressOf('/bn/')).toBe('/bn')
    expect(addressOf('/bn/products?gclid=1&search=kettle')).toBe('/bn/products?search=kettle')
    expect(addressOf('/bn/products.data?fbclid=a')).toBe('/bn/products.data')
    expect(addressOf('/bn.data')).toBe('/bn.data')
    expect(addressOf('/bn/wp-login.php')).toBe(`/bn${addressOf('/wp-login.php')}`)
    expect(addressOf('/bnp')).toBe(addressOf('/wp-login.php'))
  })

  it('is that of the product, whatever is after its id', () => {
    for (const rest of ['/100%/y', '/%E0%A4%A/z', '//x', '/a/b/c', '/%2F/', '/%00'])
      for (const language of ['', '/bn']) {
        const path = `${language}/product-details/4${rest}`
        expect(addressOf(`${path}?campaign=2&fbclid=a`)).toBe(`${path}?campaign=2`)
      }
    expect(addressOf('/product-details/4/100%/y.data')).toBe('/product-details/4/100%/y.data')
    expect(addressOf('/%E0%A4%A/4')).toBe(addressOf('/wp-login.php'))
  })

  it('keeps data and pages apart', () => {
    expect(addressOf('/_root.data?fbclid=a')).toBe('/_root.data')
    expect(addressOf('/products.data?fbclid=a&category=audio')).toBe(
      '/products.data?category=audio',
    )
  })
})

describe('the offer that a page asks for', () => {
  const offerOf = (path: string) => requestedOffer(`http://shop.test${path}`)

  it('is of an order and a product, on the page and in its data', () => {
    const offer = { id: '310', order: '1234567890' }
    expect(offerOf('/product-details/310?order=1234567890')).toEqual(offer)
    expect(offerOf('/product-details/310/checkout-discount/A.data?order=1234567890')).toEqual(offer)
    expect(offerOf('/bn/product-details/310?order=1234567890')).toEqual(offer)
    expect(offerOf('/product-details/310/checkout-discount/50%/?order=1234567890')).toEqual(offer)
    expect(offerOf('/product-details/%33%310/?%6Frder=1234567890&order=2')).toEqual(offer)
  })

  it('is none without an order, and on pages that read no order', () => {
    expect(offerOf('/product-details/310?campaign=1')).toBeUndefined()
    expect(offerOf('/product-details/310?order=')).toBeUndefined()
    expect(offerOf('/products?order=1234567890')).toBeUndefined()
    expect(offerOf('/unknown?order=1234567890')).toBeUndefined()
  })
})
