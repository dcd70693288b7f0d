import fc from 'fast-check'
import { addToBag, bagLines, decreaseLine, emptyBag, increaseLine } from '../src/bag.ts'
import { refreshLine, removeLine, setQuantity, subtractFromLine } from '../src/bag.ts'
import type { Bag } from '../src/bag.ts'
import { normalizeProduct } from '../src/normalize-product.ts'
import type { ProductWire } from '../src/shop.ts'

/** A product for tests: a kettle at 1,000 taka with 5 in stock, and what the test changes. */
export function sampleProduct(change: Partial<ProductWire> = {}): ProductWire {
  const kettle = { id: 1, name: 'Kettle', price: 1000, quantity: 5, category: { name: 'Kitchen' } }
  const product = normalizeProduct({ ...kettle, ...change })
  if (!product) throw new Error('The sample is no product.')
  return product
}

/** Names that collide, look like numbers, or would harm an ordinary object. */
const names = fc.constantFrom('Kettle', 'Brush', 'Kettle #1', '__proto__', 'constructor', '12', '')

/** Any product that the bag may meet. */
const anyProduct = fc
  .record({
    id: fc.integer({ min: 1, max: 4 }),
    name: names,
    price: fc.integer({ min: 0, max: 1e7 }).map((poisha) => poisha / 100),
    discountPrice: fc.option(fc.integer({ min: 0, max: 1e7 }).map((poisha) => poisha / 100)),
    quantity: fc.integer({ min: -1, max: 6 }),
    campaign_id: fc.option(fc.constant(3), { freq: 3 }),
    order_id: fc.option(fc.constant(9), { freq: 3 }),
  })
  .map((product) => sampleProduct(product))

const count = fc.oneof(fc.integer({ min: -2, max: 9 }), fc.constantFrom(Number.NaN, 1.5, Infinity))
const pick = fc.nat({ max: 5 })
const keyAt = (bag: Bag, n: number) => bagLines(bag)[n]?.key ?? 'nothing'

/** One thing a shopper, a quote or an order can do to a bag. */
export const anyStep: fc.Arbitrary<(bag: Bag) => Bag> = fc.oneof(
  fc.tuple(anyProduct, count).map(
    ([product, n]) =>
      (bag: Bag) =>
        addToBag(bag, product, n),
  ),
  pick.map((n) => (bag: Bag) => increaseLine(bag, keyAt(bag, n))),
  pick.map((n) => (bag: Bag) => decreaseLine(bag, keyAt(bag, n))),
  fc.tuple(pick, count).map(
    ([n, quantity]) =>
      (bag: Bag) =>
        setQuantity(bag, keyAt(bag, n), quantity),
  ),
  pick.map((n) => (bag: Bag) => removeLine(bag, keyAt(bag, n))),
  fc.tuple(pick, count).map(
    ([id, n]) =>
      (bag: Bag) =>
        subtractFromLine(bag, id, n),
  ),
  fc.tuple(pick, anyProduct).map(([n, { name, price, discountPrice, stock }]) => (bag: Bag) => {
    return refreshLine(bag, keyAt(bag, n), { name, price, discountPrice, stock })
  }),
)

/** Any bag that a sequence of steps can lead to. */
export const anyBag = fc
  .array(anyStep, { maxLength: 15 })
  .map((steps) => steps.reduce((bag, step) => step(bag), emptyBag()))
