import { infiniteQueryOptions, QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { deskApi } from './desk-api.ts'
import type { OrderFilter } from './order-filter.ts'
import type { ParcelState } from './wire.ts'

/** How often the list and its counts are read again while the page is visible, in milliseconds. */
const LIVE = 30_000

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

export const countsQuery = queryOptions({
  queryKey: ['orders', 'counts'],
  queryFn: deskApi.counts,
  refetchInterval: LIVE,
})

export const ordersQuery = (filter: OrderFilter) =>
  infiniteQueryOptions({
    queryKey: ['orders', 'list', filter],
    queryFn: ({ pageParam }) => deskApi.orders(filter, pageParam),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: LIVE,
  })

export const orderQuery = (id: number) =>
  queryOptions({ queryKey: ['orders', 'one', id], queryFn: () => deskApi.order(id) })

/** Below the key of orders: what changes an order changes the lists of parcels, too. */
export const parcelsQuery = (state: ParcelState) =>
  queryOptions({
    queryKey: ['orders', 'parcels', state],
    queryFn: () => deskApi.parcels(state),
    refetchInterval: LIVE,
  })
