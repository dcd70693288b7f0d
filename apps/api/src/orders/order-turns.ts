import type { Deadline } from './waiting-orders.ts'

/** Another transaction keeps a product of an order locked. */
export class ProductLocked extends Error {}

/** The turns of orders at their products. */
export type OrderTurns = ReturnType<typeof orderTurns>

/** An order that waits until all its products have a free turn. */
interface WaitingOrder {
  products: readonly number[]
  start: () => void
}

/**
 * Lets orders of the same product wait for each other in this process. At most a quarter of the pool
 * then waits for a product that another transaction has locked, and other products are still sold.
 */
export function orderTurns(poolSize: number) {
  const turnsOfProduct = Math.max(1, Math.floor(poolSize / 4))
  const taken = new Map<number, number>()
  const waiting = new Set<WaitingOrder>()
  const locked = new Set<number>()

  /**
   * Starts the waiting orders whose products all have a free turn, in the order of their arrival. An
   * order that does not start keeps later ones from the turns that it needs, so that orders of several
   * products get theirs. When one of its products is locked, it keeps nothing.
   */
  function startWaiting() {
    const kept = new Map<number, number>()
    const isFree = (id: number) => (taken.get(id) ?? 0) + (kept.get(id) ?? 0) < turnsOfProduct
    for (const order of waiting) {
      if (order.products.every(isFree)) order.start()
      else if (!order.products.some((id) => locked.has(id))) add(kept, order.products, 1)
    }
  }

  /**
   * Runs `work` when all products have a free turn. An order that waits has none of them.
   * @throws the reason of the deadline's signal when it passes before
   */
  async function take<T>(
    products: readonly number[],
    { signal }: Deadline,
    work: () => Promise<T>,
  ): Promise<T> {
    signal.throwIfAborted()
    await new Promise<void>((resolve, reject) => {
      const order: WaitingOrder = {
        products,
        start() {
          signal.removeEventListener('abort', leave)
          waiting.delete(order)
          add(taken, products, 1)
          resolve()
        },
      }
      const leave = () => {
        waiting.delete(order)
        reject(signal.reason as Error)
        startWaiting()
      }
      waiting.add(order)
      signal.addEventListener('abort', leave, { once: true })
      startWaiting()
    })
    try {
      const result = await work()
      for (const id of products) locked.delete(id)
      return result
    } catch (error) {
      if (error instanceof ProductLocked) for (const id of products) locked.add(id)
      throw error
    } finally {
      add(taken, products, -1)
      startWaiting()
    }
  }

  return { take, isLocked: (id: number) => locked.has(id) }
}

function add(counts: Map<number, number>, products: readonly number[], change: number) {
  for (const id of products) {
    const count = (counts.get(id) ?? 0) + change
    if (count === 0) counts.delete(id)
    else counts.set(id, count)
  }
}
