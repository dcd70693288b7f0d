import { normalizeProduct, type ProductWire } from '@shop/domain'
import { describe, expect, it } from 'vitest'
import { cardData, cardProduct } from './card-data.ts'
import { toSummary } from './product-view.ts'

const product = normalizeProduct({
  id: 4,
  name: 'Kettle',
  price: 1000,
  discountPrice: 750,
  category: { name: 'Kitchen' },
  image: 'kettle-1.960w.jpg',
  image2: 'kettle-2.960w.jpg',
  quantity: 3,
  warranty: '1 year',
  description: '<p>Boils</p>',
  campaign_id: 2,
}) as ProductWire

describe('the data of a card', () => {
  it('has only what cards and the bag use, without nulls', () => {
    expect(cardData(product)).toEqual({
      id: 4,
      productId: 4,
      name: 'Kettle',
      price: 1000,
      discountPrice: 750,
      image: 'kettle-1.960w.jpg',
      quantity: 3,
      campaign_id: 2,
      category: 'Kitchen',
    })
  })

  it('draws the same card as the whole product', () => {
    const { name, href, price, discountPrice, images, quantity, tint, campaign } =
      toSummary(product)
    const drawn = { name, href, price, discountPrice, quantity, tint, campaign }
    const card = toSummary(cardProduct(cardData(product)))
    expect(card).toMatchObject({ ...drawn, images: images.slice(0, 1) })
  })

  it.each([{ quantity: 0 }, { productType: 'Combo' as const, category: '' }, { nameBn: 'কেটলি' }])(
    'keeps %o',
    (change) => {
      expect(cardProduct(cardData({ ...product, ...change }))).toMatchObject(change)
    },
  )
})
