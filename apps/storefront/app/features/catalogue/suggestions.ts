import { discountPercent, normalizeProducts, stockCount, type ProductWire } from '@shop/domain'
import { documentLanguage } from '../../lib/language.ts'

const COUNT = 4

/** Picks up to four different discounted products at random, without the product that was bought. */
export function pickSuggestions(
  products: readonly ProductWire[],
  boughtId: number,
  random: () => number = Math.random,
): ProductWire[] {
  const candidates = products.filter(
    (product) => product.id !== boughtId && discountPercent(product) > 0 && stockCount(product) > 0,
  )
  const picked: ProductWire[] = []
  while (picked.length < COUNT && candidates.length > 0) {
    picked.push(...candidates.splice(Math.floor(random() * candidates.length), 1))
  }
  return picked
}

/** Suggestions from /products.json; empty when it cannot be read, which is logged. */
export async function fetchSuggestions(
  boughtId: number,
  signal: AbortSignal,
): Promise<ProductWire[]> {
  try {
    const response = await fetch('/products.json', { signal })
    if (!response.ok) throw new Error(`products.json answered ${response.status}`)
    const { localized } = await import('../../lib/localize.ts')
    const picked = pickSuggestions(normalizeProducts(await response.json()), boughtId)
    return localized(documentLanguage(), picked)
  } catch (error) {
    if (!signal.aborted) console.error('Suggestions could not be read.', error)
    return []
  }
}
