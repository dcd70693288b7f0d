import type { ParcelState } from '@shop/domain/wire'

/** What is printed: a slip of each order, or the list that the rider signs. */
type PrintKind = 'slips' | 'list'

/** The address of the page that prints orders in a state. */
export function printPath(
  kind: PrintKind,
  state: ParcelState,
  parcels: readonly { id: number }[],
): string {
  const orders = parcels.map(({ id }) => id).join(',')
  return `/print?${new URLSearchParams({ kind, state, orders })}`
}

/** What is to be printed; without `ids` every order of the state. */
export function readPrint(search: URLSearchParams) {
  const kind: PrintKind = search.get('kind') === 'list' ? 'list' : 'slips'
  const given = search.get('state')
  const state: ParcelState = given === 'packed' || given === 'shipped' ? given : 'confirmed'
  const ids = search.get('orders')?.split(',').map(Number)
  return { kind, state, ids: ids && new Set(ids) }
}
