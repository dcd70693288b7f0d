import type { CheckedCorrection, DeskOrderDetails } from '@shop/domain/wire'

type Texts = Pick<DeskOrderDetails, 'name' | 'phone' | 'address' | 'zone'>

/** What the form has changed, so that a correction overwrites nothing else. */
export function changedParts(
  before: DeskOrderDetails,
  texts: Texts,
  quantities: Readonly<Record<string, number>>,
): Omit<CheckedCorrection, 'version'> {
  const changed = Object.entries(texts).filter(
    ([field, text]) => text !== before[field as keyof Texts],
  )
  const lines = before.lines.map(({ productId, quantity }) => ({
    productId,
    quantity: quantities[productId] ?? quantity,
  }))
  const isOther = lines.some(({ quantity }, index) => quantity !== before.lines[index]?.quantity)
  return { ...Object.fromEntries(changed), ...(isOther ? { lines } : {}) }
}
