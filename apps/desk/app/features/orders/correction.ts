import type { CheckedCorrection, DeskOrderDetails } from '@shop/domain/wire'

type Texts = Pick<DeskOrderDetails, 'name' | 'phone' | 'address' | 'zone'>
type Discount = DeskOrderDetails['manualDiscount']

/** What the form has changed, so that a correction overwrites nothing else. */
export function changedParts(
  before: DeskOrderDetails,
  { manualDiscount, ...texts }: Texts & { manualDiscount: Discount },
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
  return {
    ...Object.fromEntries(changed),
    ...(isOther ? { lines } : {}),
    ...(isSame(manualDiscount, before.manualDiscount) ? {} : { manualDiscount }),
  }
}

const isSame = (one: Discount, other: Discount) =>
  one?.amount === other?.amount && one?.reason === other?.reason
