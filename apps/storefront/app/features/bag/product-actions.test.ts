import { addToBag, bagCount, emptyBag, MAX_LINES, normalizeProduct } from '@shop/domain'
import { expect, it } from 'vitest'
import { bagStore } from './bag-store.ts'
import { addPieces, isFullFor } from './product-actions.ts'

const product = (id: number) =>
  normalizeProduct({ id, name: `Product ${id}`, price: 100, quantity: 5 })!

it('says that the bag is full when a further line is added, and takes more pieces of its lines', () => {
  const { updateBag } = bagStore.getState()
  const full = Array.from({ length: MAX_LINES }, (_, index) => product(index + 1)).reduce(
    (bag, one) => addToBag(bag, one),
    emptyBag(),
  )
  updateBag(() => full)
  expect(isFullFor(product(101))).toBe(true)
  expect(addPieces(product(101))).toBe('full')
  expect(addPieces(product(100), 2)).toBe(2)
  expect(bagCount(bagStore.getState().bag!)).toBe(MAX_LINES)
  updateBag(emptyBag)
  expect(addPieces(product(101))).toBe(1)
})
