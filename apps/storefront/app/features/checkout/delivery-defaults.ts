import type { DirectCheckoutFormProps } from '@shop/ui'
import type { Visitor } from '../../lib/visitor-token.ts'
import type { SavedShipping } from './saved-shipping.ts'

/** Props of a delivery form that keep and restore what was typed. */
export type DraftProps = Pick<DirectCheckoutFormProps, 'ref' | 'onChange' | 'onReset'>

/**
 * The initial values of a delivery form: the last delivery address, else name and phone of the visitor token.
 * @param zone zone of a restored form
 */
export function deliveryDefaults(
  saved: SavedShipping | undefined,
  visitor: Visitor | undefined,
  zone?: string,
) {
  const known = saved && {
    name: saved.name || visitor?.name || '',
    mobile: saved.mobile || visitor?.phone || '',
    address: saved.address,
  }
  return known || zone ? { defaultValues: { ...known, ...(zone && { zone }) } } : {}
}
