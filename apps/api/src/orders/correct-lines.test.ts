import fc from 'fast-check'
import { expect, test } from 'vitest'
import { correctLines, type StoredLine } from './correct-lines.ts'
import type { OrderableProduct } from './product.queries.ts'

const product = (id: number) =>
  ({
    id,
    name: `Product ${id}`,
    image: null,
    category: 'Kitchen',
    price: 500,
    discountPrice: 400,
  }) as OrderableProduct
const products = new Map([1, 2, 3].map((id) => [id, product(id)]))

const line = (change: Partial<StoredLine>): StoredLine => ({
  ...{ orderId: 9, line: 1, productId: 1, name: 'Product 1', image: null, category: 'Kitchen' },
  ...{
    quantity: 2,
    held: 2,
    price: 300,
    discountPrice: null,
    offerOrderId: null,
    campaignId: null,
  },
  ...change,
})

test('added pieces of a product have the price of its line, and those above an offer the price of today', () => {
  const stored = [
    line({}),
    line({ line: 2, productId: 2, quantity: 1, held: 1, price: 100, offerOrderId: 7 }),
  ]
  const wanted = [
    { productId: 1, quantity: 5 },
    { productId: 2, quantity: 3 },
  ]
  expect(correctLines(9, stored, wanted, products)).toMatchObject({
    lines: [
      { line: 1, productId: 1, quantity: 5, held: 5, price: 300 },
      { line: 2, productId: 2, quantity: 1, held: 1, price: 100, offerOrderId: 7 },
      {
        line: 3,
        productId: 2,
        quantity: 2,
        held: 2,
        price: 500,
        discountPrice: 400,
        offerOrderId: null,
      },
    ],
    gone: [],
  })
})

test('pieces that an unconfirmed order did not hold are still not held', () => {
  const stored = [line({ quantity: 10, held: 4 })]
  const heldOf = (quantity: number) =>
    correctLines(9, stored, [{ productId: 1, quantity }], products).lines[0]?.held
  expect([12, 10, 6, 3].map(heldOf)).toEqual([6, 4, 4, 3])
})

test('a product that cannot be ordered is named by its position, unless the order has it', () => {
  const wanted = [
    { productId: 1, quantity: 3 },
    { productId: 8, quantity: 1 },
  ]
  const { lines, gone } = correctLines(9, [line({})], wanted, new Map())
  expect(lines).toMatchObject([{ productId: 1, quantity: 3 }])
  expect(gone).toEqual([1])
})

test('an order has exactly the pieces that were asked, and holds at most these', () => {
  const quantity = fc.integer({ min: 1, max: 9 })
  const stored = fc.array(
    fc.record({
      productId: fc.constantFrom(1, 2, 3),
      quantity,
      held: fc.nat(9),
      campaignId: fc.constantFrom(null, 5),
    }),
    { maxLength: 4 },
  )
  const wanted = fc.uniqueArray(fc.record({ productId: fc.constantFrom(1, 2, 3), quantity }), {
    selector: ({ productId }) => productId,
    minLength: 1,
  })
  fc.assert(
    fc.property(stored, wanted, (parts, asked) => {
      const before = parts.map((part, n) =>
        line({ ...part, line: n + 1, held: Math.min(part.held, part.quantity) }),
      )
      const { lines, gone } = correctLines(9, before, asked, products)
      expect(gone).toEqual([])
      for (const id of [1, 2, 3]) {
        const pieces = lines.filter(({ productId }) => productId === id)
        const sum = pieces.reduce((total, one) => total + one.quantity, 0)
        expect(sum).toBe(asked.find(({ productId }) => productId === id)?.quantity ?? 0)
      }
      for (const one of lines) expect(one.held).toBeLessThanOrEqual(one.quantity)
      expect(new Set(lines.map((one) => one.line)).size).toBe(lines.length)
    }),
  )
})
