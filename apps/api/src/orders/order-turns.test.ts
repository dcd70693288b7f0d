import { expect, test } from 'vitest'
import { orderTurns, ProductLocked } from './order-turns.ts'

const [x, y] = [1, 2]

/** Turns of which each product has one. */
function useTurns() {
  const turns = orderTurns(4)
  const began: string[] = []
  const start = (name: string, products: number[]) => {
    const work = Promise.withResolvers<string>()
    const late = new AbortController()
    const deadline = { signal: late.signal, remaining: () => 1000 }
    const result = turns.take(products, deadline, () => {
      began.push(name)
      return work.promise
    })
    return { result, end: () => work.resolve(name), fail: work.reject, late }
  }
  return { turns, began, start }
}

test('an order of two products has no turn of one while it waits for the other', async () => {
  const { turns, began, start } = useTurns()
  const first = start('x', [x])
  first.fail(new ProductLocked())
  await expect(first.result).rejects.toThrow(ProductLocked)
  expect(turns.isLocked(x)).toBe(true)

  const alone = start('x alone', [x])
  const both = start('both', [y, x])
  const others = [start('y1', [y]), start('y2', [y])]
  for (const other of others) {
    other.end()
    await other.result
  }
  expect(began).toEqual(['x', 'x alone', 'y1', 'y2'])

  alone.end()
  await alone.result
  expect(turns.isLocked(x)).toBe(false)
  both.end()
  expect(await both.result).toBe('both')
})

test('orders of one product do not pass one of two products for ever', async () => {
  const { began, start } = useTurns()
  const [x1, y1] = [start('x1', [x]), start('y1', [y])]
  const both = start('both', [x, y])
  const [x2, y2] = [start('x2', [x]), start('y2', [y])]
  x1.end()
  await x1.result
  y1.end()
  await y1.result
  both.end()
  await both.result
  for (const order of [x2, y2]) {
    order.end()
    await order.result
  }
  expect(began).toEqual(['x1', 'y1', 'both', 'x2', 'y2'])
})

test('an order whose time is over begins nothing and has no place in the line', async () => {
  const { began, start } = useTurns()
  const first = start('first', [x])
  const late = start('late', [x, y])
  const next = start('next', [y])
  late.late.abort(new Error('The time is over'))
  await expect(late.result).rejects.toThrow('The time is over')
  next.end()
  expect(await next.result).toBe('next')
  first.end()
  await first.result
  expect(began).toEqual(['first', 'next'])
})
