import { addToBag, bagLines, emptyBag, normalizeProduct } from '@shop/domain'
import type { Quote } from '@shop/domain/wire'
import { describe, expect, it } from 'vitest'
import { compareWithQuote } from './use-quote.ts'

const kettle = normalizeProduct({ id: 1, name: 'Kettle', price: 100, quantity: 5 })!
const bag = addToBag(emptyBag(), kettle, 3)

function quote(line: Partial<Quote['lines'][number]>): Quote {
  return {
    lines: [
      {
        productId: 1,
        name: 'Kettle',
        image: null,
        price: 100,
        discountPrice: null,
        quantity: 3,
        stock: 5,
        order_id: null,
        campaign_id: null,
        lineTotal: 300,
        warning: null,
        ...line,
      },
    ],
    subtotal: 300,
    discount: 0,
    shippingCharge: 130,
    totallPrice: 430,
    couponValid: null,
    orderable: true,
  }
}

describe('a bag beside its quote', () => {
  it('says nothing and changes nothing when nothing moved', () => {
    const { news, update } = compareWithQuote(bag, quote({}))
    expect(news).toEqual({})
    expect(update(bag)).toBe(bag)
  })

  it('names a changed price and takes it over', () => {
    const { news, update } = compareWithQuote(bag, quote({ discountPrice: 80 }))
    expect(news['Kettle']).toEqual({ notice: 'Price changed from 100 tk to 80 tk', blocked: false })
    expect(update(bag)['Kettle']?.finalPrice).toBe(80)
  })

  it('lowers a line to the stock that is left, and says so', () => {
    const warning = { kind: 'short', message: 'Only 2 left' } as const
    const { news, update } = compareWithQuote(bag, quote({ stock: 2, warning }))
    expect(news['Kettle']).toEqual({ notice: 'Only 2 left', blocked: false })
    expect(update(bag)['Kettle']?.cartQuantity).toBe(2)
  })

  it('keeps a product that is gone in the bag, blocked until it is removed', () => {
    const warning = { kind: 'gone', message: 'No longer sold' } as const
    const { news, update } = compareWithQuote(bag, quote({ stock: 0, warning }))
    expect(news['Kettle']?.blocked).toBe(true)
    expect(bagLines(update(bag))).toHaveLength(1)
  })
})
