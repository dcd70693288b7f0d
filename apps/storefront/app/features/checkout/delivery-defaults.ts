import { deliveryTexts, writeDigits } from '@shop/domain'
import type { DirectCheckoutFormProps } from '@shop/ui'
import type { Visitor } from '../../lib/visitor-token.ts'
import type { SavedShipping } from './saved-shipping.ts'

/** Props of a delivery form that keep and restore what was typed. */
export type DraftProps = Pick<DirectCheckoutFormProps, 'ref' | 'onChange' | 'onReset'>

/**
 * The initial values of a delivery form: the last delivery address, else name and phone of the visitor token.
 * @param digits the digits of the page, for the phone
 * @param zone zone of a restored form
 */
export function deliveryDefaults(
  saved: SavedShipping | undefined,
  visitor: Visitor | undefined,
  digits: string,
  zone?: string,
) {
  const known = saved && {
    ...deliveryTexts((name) => saved[name]),
    name: saved.name || visitor?.name || '',
    mobile: writeDigits(saved.mobile || visitor?.phone || '', digits),
  }
  return known || zone ? { defaultValues: { ...known, ...(zone && { zone }) } } : {}
}
