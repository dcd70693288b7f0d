import { COURIERS, ORDER_STATUSES, PAID_FILTERS } from '@shop/domain'

const names = ['state', 'q', 'zone', 'courier', 'from', 'to', 'least', 'most', 'paid'] as const

/** Which orders are shown: the names are those of the address and of the API. Empty parts are left out. */
export type OrderFilter = Partial<Record<(typeof names)[number], string>>

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)
const isAmount = (text: string) => /^\d{1,9}(\.\d{1,2})?$/.test(text)
const isOneOf = (known: readonly string[]) => (text: string) => known.includes(text)
const isPossible: Partial<Record<keyof OrderFilter, (text: string) => boolean>> = {
  state: isOneOf(ORDER_STATUSES),
  courier: isOneOf(COURIERS),
  from: isDay,
  to: isDay,
  least: isAmount,
  most: isAmount,
  paid: isOneOf(PAID_FILTERS),
}

/** The filter of an address. What cannot be one is left out. */
export function readFilter(search: URLSearchParams): OrderFilter {
  const parts = names.map((name) => [name, search.get(name)?.trim() ?? ''] as const)
  return Object.fromEntries(
    parts.filter(([name, text]) => text !== '' && (isPossible[name]?.(text) ?? true)),
  )
}

/** Whether a filter selects more than a state. */
export function isNarrowed({ state: _state, ...others }: OrderFilter): boolean {
  return Object.values(others).some(Boolean)
}

/** The address of the list with a filter. */
export function filterPath(filter: OrderFilter): string {
  const query = new URLSearchParams(
    names.flatMap((name) => (filter[name] ? [[name, filter[name]]] : [])),
  ).toString()
  return query ? `/orders?${query}` : '/orders'
}
