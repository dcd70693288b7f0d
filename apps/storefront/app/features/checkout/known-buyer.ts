import type { SavedShipping } from './saved-shipping.ts'

/** Who may be ordering, as far as this browser tells. */
export interface Buyer {
  name?: string
  phone?: string
}

/** What the form starts with: the last order's address, else what a token says. */
export function knownBuyer(saved: SavedShipping | undefined, buyer: Buyer | undefined) {
  if (!saved) return {}
  return {
    defaultValues: {
      name: saved.name || buyer?.name || '',
      mobile: saved.mobile || buyer?.phone || '',
      address: saved.address,
    },
  }
}
