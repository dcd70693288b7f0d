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
    coupon: null,
    shippingZone: 'dhaka_outside',
    zones: [],
    orderable: true,
  }
}

describe('comparing a bag with its quote', () => {
  it('gives no notice and no change when the quote agrees', () => {
    const { notices, update } = compareWithQuote(bag, quote({}))
    expect(notices).toEqual({})
    expect(update(bag)).toBe(bag)
  })

  it('reports a changed price and applies it', () => {
    const { notices, update } = compareWithQuote(bag, quote({ discountPrice: 80 }))
    expect(notices['Kettle']).toEqual({
      notice: 'Price changed from 100 tk to 80 tk',
      blocked: false,
    })
    expect(update(bag)['Kettle']?.finalPrice).toBe(80)
  })

  it('lowers a line to the remaining stock and reports it', () => {
    const warning = { kind: 'short', message: 'Only 2 left' } as const
    const { notices, update } = compareWithQuote(bag, quote({ stock: 2, warning }))
    expect(notices['Kettle']).toEqual({ notice: 'Only 2 left', blocked: false })
    expect(update(bag)['Kettle']?.cartQuantity).toBe(2)
  })

  it('keeps a product that is no longer sold in the bag, blocked until it is removed', () => {
    const warning = { kind: 'gone', message: 'No longer sold' } as const
    const { notices, update } = compareWithQuote(bag, quote({ stock: 0, warning }))
    expect(notices['Kettle']?.blocked).toBe(true)
    expect(bagLines(update(bag))).toHaveLength(1)
  })
})
