import type { CardProduct } from '@shop/domain'
import { PAGE_DATA_ID } from '../../runtime/data-address.ts'
import { productsIn } from '../lib/products-in.ts'

let known: Map<string, CardProduct> | undefined

/** A product in the data of this page, which must be complete; undefined when the page does not have it. */
export function pageProduct(id: string): CardProduct | undefined {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent
  if (!known && text) known = productsIn(JSON.parse(text))
  return known?.get(id)
}
