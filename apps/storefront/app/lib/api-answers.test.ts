import { describe, expect, it } from 'vitest'
import { readCampaign, readCategories, readHome } from './api-answers.ts'
import { toCategoryLink } from './category-view.ts'

describe('answers of the API, whatever they hold', () => {
  it('D-CAT-03: a category is found by what lies inside it, at both depths', () => {
    const [kitchen] = readCategories({
      data: [
        {
          id: 1,
          name: 'Kitchen',
          icon: 'k.svg',
          category: 'Kitchen icon',
          subCategory: [{ name: 'Kettles' }],
          innerSubCategory: [{ name: '1.8 litre' }],
        },
      ],
    })
    expect(toCategoryLink(kitchen!)).toMatchObject({
      name: 'Kitchen',
      iconAlt: 'Kitchen icon',
      searchNames: ['Kettles', '1.8 litre'],
    })
  })

  it('categories without a name are left out, and what else is missing is empty', () => {
    expect(readCategories({ data: [null, 5, { id: 1 }, { name: 'Audio' }] })).toEqual([
      {
        id: -4,
        name: 'Audio',
        nameBn: null,
        icon: '',
        category: 'Audio',
        subCategory: [],
        innerSubCategory: [],
      },
    ])
    for (const odd of [null, 'text', { data: null }, {}]) expect(readCategories(odd)).toEqual([])
  })

  it('a home page without lists is an empty home page', () => {
    const nothing = {
      banners: [],
      strip: [],
      testimonials: [],
      discounted: [],
      recommended: [],
      collections: [],
    }
    for (const odd of [null, 'text', {}, { data: null }]) expect(readHome(odd)).toEqual(nothing)
  })

  it('banners and testimonials with a missing field are left out', () => {
    const banner = { id: 'a', image: 'a.jpg', alt: 'A', href: '/a' }
    const quote = { name: 'N', location: 'L', text: 'T', image: 'n.jpg' }
    const data = {
      banners: [banner, null, { ...banner, href: undefined }],
      strip: 'none',
      testimonials: [7, { ...quote, text: 1 }, quote],
    }
    expect(readHome({ data })).toMatchObject({
      banners: [banner],
      strip: [],
      testimonials: [quote],
    })
  })

  it('a campaign without products, or with odd ones, is still a campaign', () => {
    expect(readCampaign(undefined)).toBeNull()
    const campaign = readCampaign({ id: 1, campaignProducts: [null, {}, { product: { id: 4 } }] })
    expect(campaign).toMatchObject({ name: 'Campaign', campaignProducts: [{ productId: 4 }] })
  })
})
