import { discountPercent, normalizeProducts, stockCount, type ProductWire } from '@shop/domain'

const SHOWN = 4

/** Up to four different discounted products out of a list, chosen by chance, without the one just bought. */
export function pickSuggestions(
  products: readonly ProductWire[],
  bought: number,
  random: () => number = Math.random,
): ProductWire[] {
  const pool = products.filter(
    (product) => product.id !== bought && discountPercent(product) > 0 && stockCount(product) > 0,
  )
  const chosen: ProductWire[] = []
  while (chosen.length < SHOWN && pool.length > 0) {
    chosen.push(...pool.splice(Math.floor(random() * pool.length), 1))
  }
  return chosen
}

/** Suggestions out of the static products file; when it cannot be read there are none, and it is logged. */
export async function suggestions(bought: number, signal: AbortSignal): Promise<ProductWire[]> {
  try {
    const answer = await fetch('/products.json', { signal })
    if (!answer.ok) throw new Error(`products.json answered ${answer.status}`)
    return pickSuggestions(normalizeProducts(await answer.json()), bought)
  } catch (error) {
    if (!signal.aborted) console.error('Suggestions could not be read.', error)
    return []
  }
}
