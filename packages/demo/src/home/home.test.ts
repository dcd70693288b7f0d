import { describe, expect, it } from 'vitest'
import { discountPercent } from '@shop/domain'
import { products } from '../catalogue/products.ts'
import { banners, strip } from './banners.ts'
import { testimonials } from './testimonials.ts'

describe('the demo content of the home page', () => {
  it('D-BAN-01, R-HOME-07, R-HOME-08: four banners with id, image, alternative text and a product', () => {
    expect(banners.map(({ id }) => id)).toEqual([
      'rice-cooker',
      'mini-grinder',
      'magic-cleaning-brush',
      'electric-kettle',
    ])
    expect(banners.map(({ href }) => href)).toEqual(
      [1, 2, 3, 4].map((id) => `/product-details/${id}`),
    )
    for (const { id, image, alt } of banners) {
      expect(image).toBe(`banners/${id}.1920w.jpg`)
      expect(alt.toLowerCase()).toMatch(new RegExp(`^${id.replaceAll('-', ' ')}: `))
    }
  })

  it('every banner has a headline, a call to action and the price or the saving of its product, in both languages', () => {
    const western = (text: string) =>
      text.replace(/[০-৯]/g, (digit) => String('০১২৩৪৫৬৭৮৯'.indexOf(digit)))
    for (const { id, href, texts } of [...banners, ...strip]) {
      const product = products.find((one) => href === `/product-details/${one.id}`)
      if (!product?.discountPrice || !texts) throw new Error(`${id} has no offer.`)
      const price = product.discountPrice.toLocaleString('en-IN')
      const facts = [price, `${discountPercent(product)}%`]
      for (const language of ['en', 'bn'] as const) {
        const label = western(texts.label?.[language] ?? '')
        expect(
          facts.filter((fact) => label.includes(fact)),
          `${id}: ${label}`,
        ).toHaveLength(1)
        expect(texts.title?.[language], id).toBeTruthy()
        expect(texts.action?.[language], id).toBeTruthy()
      }
    }
  })

  it('R-HOME-10: grinder and brush alternate in the strip, each entry with its own id', () => {
    expect(strip.map(({ alt }) => alt)).toEqual([
      'Mini grinder',
      'Magic cleaning brush',
      'Mini grinder',
      'Magic cleaning brush',
    ])
    expect(strip.map(({ href }) => href.at(-1))).toEqual(['2', '3', '2', '3'])
    expect(new Set(strip.map(({ id }) => id)).size).toBe(4)
  })

  it('D-TEST-01, B-CNT-06, R-HOME-17: six testimonials, each with name, place, text and image', () => {
    expect(testimonials).toHaveLength(6)
    for (const testimonial of testimonials) {
      expect(Object.values(testimonial).every((text) => (text ?? '').trim() !== '')).toBe(true)
      const keys = ['image', 'location', 'locationBn', 'name', 'nameBn', 'text', 'textBn']
      expect(Object.keys(testimonial).sort()).toEqual(keys)
    }
  })
})
