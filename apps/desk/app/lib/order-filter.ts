import { ORDER_STATUSES } from '@shop/domain'

const names = ['state', 'q', 'zone', 'from', 'to'] as const

/** Which orders are shown: the names are those of the address and of the API. Empty parts are left out. */
export type OrderFilter = Partial<Record<(typeof names)[number], string>>

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)
const isState = (text: string) => (ORDER_STATUSES as readonly string[]).includes(text)

/** The filter of an address. What cannot be one is left out. */
export function readFilter(search: URLSearchParams): OrderFilter {
  const parts = names.map((name) => [name, search.get(name)?.trim() ?? ''] as const)
  const known = parts.filter(([name, text]) => {
    if (name === 'from' || name === 'to') return isDay(text)
    return name === 'state' ? isState(text) : text !== ''
  })
  return Object.fromEntries(known)
}

/** The address of the list with a filter. */
export function filterPath(filter: OrderFilter): string {
  const query = new URLSearchParams(
    names.flatMap((name) => (filter[name] ? [[name, filter[name]]] : [])),
  ).toString()
  return query ? `/orders?${query}` : '/orders'
}
