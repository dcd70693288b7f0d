import type { ParcelState } from '@shop/domain/wire'
import { infiniteQueryOptions, QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { deskApi } from './desk-api.ts'
import type { NewOrder } from './new-order.ts'
import type { OrderFilter } from './order-filter.ts'
import type { ProductFilter } from './product-filter.ts'

/** Keeps what the server said. Created per page, so that tests share nothing. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // A lost connection is an error that is shown, and not a wait without an end.
        networkMode: 'always',
        staleTime: 5_000,
        // `call` has retried; a second time only for a connection that comes back.
        retry: (count, error) => !(error instanceof ApiError) && count < 1,
        retryDelay: 1_000,
      },
    },
  })

export const shopQuery = queryOptions({
  queryKey: ['shop'],
  queryFn: deskApi.shop,
  staleTime: Infinity,
})

export const staffQuery = queryOptions({ queryKey: ['staff'], queryFn: deskApi.staff })

/** The key of everything that a change of an order may change. */
export const ordersKey = ['orders'] as const

export const todayQuery = queryOptions({
  queryKey: [...ordersKey, 'today'],
  queryFn: deskApi.today,
  // No event says that a day has begun, or that the time of a call has come.
  refetchInterval: 60_000,
})

export const countsQuery = queryOptions({
  queryKey: [...ordersKey, 'counts'],
  queryFn: deskApi.counts,
})

/** The longest time that a timer of the browser may have, in milliseconds. */
const LONGEST = 2 ** 31 - 1

export const callsQuery = queryOptions({
  queryKey: [...ordersKey, 'calls'],
  queryFn: deskApi.calls,
  // No event says that the time of a call has come.
  refetchInterval: ({ state: { data } }) =>
    data?.nextAt ? Math.min(LONGEST, Math.max(1_000, Date.parse(data.nextAt) - Date.now())) : false,
})

/** The products that match a text. */
export const productsQuery = (text: string) =>
  queryOptions({
    queryKey: ['products', text],
    queryFn: () => deskApi.products(text),
    enabled: text.length > 1,
    placeholderData: (before) => before,
  })

/** What an order costs that is being taken. */
export const quoteQuery = ({
  lines,
  zone,
  coupon,
}: Pick<NewOrder, 'lines' | 'zone' | 'coupon'>) => {
  const products = lines.map(({ productId: id, quantity }) => ({
    ...{ id, quantity, order_id: null, campaign_id: null },
  }))
  return queryOptions({
    queryKey: ['quote', products, zone, coupon],
    queryFn: () => deskApi.quote({ products, shippingZone: zone, couponCode: coupon.trim() }),
    enabled: products.length > 0,
    placeholderData: (before) => before,
  })
}

export const ordersQuery = (filter: OrderFilter) =>
  infiniteQueryOptions({
    queryKey: [...ordersKey, 'list', filter],
    queryFn: ({ pageParam }) => deskApi.orders(filter, pageParam),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

export const orderQuery = (id: number) =>
  queryOptions({ queryKey: [...ordersKey, 'one', id], queryFn: () => deskApi.order(id) })

/** Not below the key of orders: it is no fact of the order, and asks by itself. */
export const orderViewersQuery = (id: number) =>
  queryOptions({
    queryKey: ['viewers', id],
    queryFn: () => deskApi.viewOrder(id),
    refetchInterval: 20_000,
    staleTime: 0,
    // Who had it open earlier says nothing.
    gcTime: 0,
  })

export const orderChangesQuery = (id: number) =>
  queryOptions({
    queryKey: [...ordersKey, 'changes', id],
    queryFn: () => deskApi.orderChanges(id),
  })

/** Below the key of orders: what changes an order changes the lists of parcels, too. */
export const parcelsQuery = (state: ParcelState) =>
  queryOptions({
    queryKey: [...ordersKey, 'parcels', state],
    queryFn: () => deskApi.parcels(state),
  })

/** The key of everything that a change of a product may change. */
export const catalogueKey = ['catalogue'] as const

export const catalogueQuery = (filter: ProductFilter) =>
  infiniteQueryOptions({
    queryKey: [...catalogueKey, 'list', filter],
    queryFn: ({ pageParam }) => deskApi.catalogue(filter, pageParam),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

export const productQuery = (id: number) =>
  queryOptions({ queryKey: [...catalogueKey, 'one', id], queryFn: () => deskApi.product(id) })

export const productChangesQuery = (id: number) =>
  queryOptions({
    queryKey: [...catalogueKey, 'changes', id],
    queryFn: () => deskApi.productChanges(id),
  })

export const zonesQuery = queryOptions({ queryKey: ['zones'], queryFn: deskApi.zones })

export const couponsQuery = queryOptions({ queryKey: ['coupons'], queryFn: deskApi.coupons })

export const factsQuery = queryOptions({ queryKey: ['facts'], queryFn: deskApi.facts })
