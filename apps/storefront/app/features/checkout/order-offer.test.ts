import type { PlacedOrder } from '@shop/domain/wire'
import { describe, expect, it } from 'vitest'
import { toOrderOffer } from './order-offer.ts'

const offered = { id: 9, name: 'Tea & Cups', deletedAt: null as string | null }

function order(offer: typeof offered | null): PlacedOrder {
  const line = (name: string, CheckoutDiscountProduct: typeof offered | null) => ({
    product: {
      name,
      productId: 4,
      image: null,
      category: { name: 'Kitchen' },
      CheckoutDiscountProduct,
      CheckoutDiscountImage: 'offers/tea.960w.jpg',
    },
    quantity: 1,
    price: 100,
    discountPrice: null,
  })
  return {
    orderId: 1234567890,
    deliveryName: 'Rahima',
    subtotal: 200,
    discount: 0,
    shippingCharge: 130,
    totallPrice: 330,
    user: { name: 'Rahima', phone: '01712345678' },
    orderProducts: [line('Kettle', offer), line('Brush', offered)],
  }
}

describe('the offer of a finished order', () => {
  it('R-SUC-09: leads to the offered product with the number of the order', () => {
    expect(toOrderOffer(order(offered))).toEqual({
      productId: 9,
      image: 'offers/tea.960w.jpg',
      productName: 'Tea & Cups',
      buyHref: '/product-details/9/checkout-discount/Tea%20%26%20Cups/?order=1234567890',
    })
  })

  it('R-SUC-10: is none when the offered product was deleted', () => {
    expect(toOrderOffer(order({ ...offered, deletedAt: '2025-09-03T00:00:00Z' }))).toBeUndefined()
  })

  it('R-SUC-11: is none when the first product has no offer, even if a later one has', () => {
    expect(toOrderOffer(order(null))).toBeUndefined()
    expect(toOrderOffer({ ...order(null), orderProducts: [] })).toBeUndefined()
  })
})
