import { describe, expect, it } from 'vitest'
import { promotions, stripEntries } from './home-banners.ts'
import { testimonials } from './testimonials.ts'

describe('what the home page shows of its own', () => {
  it('D-BAN-01, R-HOME-07, R-HOME-08: four banners with id, picture, words for it and a product', () => {
    expect(promotions.map(({ id }) => id)).toEqual([
      'rice-cooker',
      'mini-grinder',
      'magic-cleaning-brush',
      'electric-kettle',
    ])
    expect(promotions.map(({ href }) => href)).toEqual(
      [1, 2, 3, 4].map((id) => `/product-details/${id}`),
    )
    for (const { id, image, alt } of promotions) {
      expect(image).toBe(`banners/${id}.1920w.jpg`)
      expect(alt.toLowerCase()).toMatch(new RegExp(`^${id.replaceAll('-', ' ')}: `))
    }
  })

  it('R-HOME-10: the strip holds grinder and brush in turn, under ids of their own', () => {
    expect(stripEntries.map(({ alt }) => alt)).toEqual([
      'Mini grinder',
      'Magic cleaning brush',
      'Mini grinder',
      'Magic cleaning brush',
    ])
    expect(stripEntries.map(({ href }) => href.at(-1))).toEqual(['2', '3', '2', '3'])
    expect(new Set(stripEntries.map(({ id }) => id)).size).toBe(4)
  })

  it('D-TEST-01, B-CNT-06, R-HOME-17: six testimonials, each with name, place, words and picture', () => {
    expect(testimonials).toHaveLength(6)
    for (const voice of testimonials) {
      expect(Object.values(voice).every((text) => text.trim() !== '')).toBe(true)
      expect(Object.keys(voice).sort()).toEqual(['image', 'location', 'name', 'text'])
    }
  })
})
