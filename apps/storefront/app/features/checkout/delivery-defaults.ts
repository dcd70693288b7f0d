import type { Visitor } from '../../lib/visitor-token.ts'
import type { SavedShipping } from './saved-shipping.ts'

/** The initial values of a delivery form: the last delivery address, else name and phone of the visitor token. */
export function deliveryDefaults(saved: SavedShipping | undefined, visitor: Visitor | undefined) {
  if (!saved) return {}
  return {
    defaultValues: {
      name: saved.name || visitor?.name || '',
      mobile: saved.mobile || visitor?.phone || '',
      address: saved.address,
    },
  }
}
