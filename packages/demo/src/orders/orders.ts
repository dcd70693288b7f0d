import type { CourierId, OrderStatus, ReviewReason } from '@shop/domain'
import { people, type DemoPerson } from './people.ts'

/** An order of the demo shop. */
export interface DemoOrder {
  id: number
  /** 0 is the day on which the shop starts. */
  daysAgo: number
  /** When on that day: 0 is the beginning of its business, 1 the end. */
  time: number
  person: DemoPerson
  lines: readonly { productId: number; quantity: number }[]
  status: OrderStatus
  reviewReasons: readonly ReviewReason[]
  note: string
  /** Why it was cancelled or returned; null for another status. */
  reason: string | null
  calls: number
  /** In how many minutes the shopper is called again; null when there is no such call. */
  callIn: number | null
  courier: CourierId | null
  consignment: string | null
  /** Whether the courier has paid for it, or has brought it back. */
  settled: boolean
}

/** The number of orders of each day, from today back. */
const perDay = [9, 13, 11, 14, 12, 8, 10, 15, 13, 9, 11, 12, 8, 10]

/** The statuses of the orders of a day, one after the other and again. */
function statusesOf(daysAgo: number): readonly OrderStatus[] {
  if (daysAgo === 0) return ['pending', 'pending', 'confirmed', 'pending', 'needs_review']
  if (daysAgo === 1) return ['confirmed', 'packed', 'pending', 'confirmed', 'packed', 'cancelled']
  if (daysAgo === 2) return ['shipped', 'packed', 'shipped', 'shipped', 'cancelled', 'pending']
  if (daysAgo < 6) return ['shipped', 'shipped', 'returned', 'shipped', 'shipped', 'cancelled']
  return ['delivered', 'delivered', 'delivered', 'returned', 'delivered', 'cancelled', 'delivered']
}

/** Products of which the demo shop has many. */
const sold = [
  ...[2, 604, 304, 702, 404, 202, 902, 502, 108, 601],
  ...[204, 802, 305, 1003, 603, 302, 706, 4, 505, 1006],
]
const notes = ['Call after 5 pm', 'বিকালে ডেলিভারি দিতে বলেছেন', 'Leave it with the guard', 'উপহার']
const reasons = {
  cancelled: ['Ordered twice', 'দাম বেশি মনে হয়েছে', 'Bought it elsewhere'],
  returned: ['Nobody at home', 'নিতে চাননি', 'Came too late'],
} as const

/** Two weeks of orders, the newest first. They are always the same; only their days move. */
export const orders: readonly DemoOrder[] = perDay.flatMap((count, daysAgo) => {
  const first = perDay.slice(0, daysAgo).reduce((sum, one) => sum + one, 0)
  const statuses = statusesOf(daysAgo)
  return Array.from({ length: count }, (_, index) =>
    orderOf(first + index, {
      daysAgo,
      time: 1 - (index + 0.5) / count,
      status: statuses[index % statuses.length] ?? 'pending',
    }),
  )
})

function orderOf(n: number, given: Pick<DemoOrder, 'daysAgo' | 'time' | 'status'>): DemoOrder {
  const { status, daysAgo } = given
  const waits = status === 'pending' || status === 'needs_review'
  const sent = status === 'shipped' || status === 'delivered' || status === 'returned'
  // A shopper who was called without an answer.
  const isLate = waits && daysAgo > 0
  return {
    ...given,
    id: 4_029_000_000 + ((n * 7_919_333) % 900_000_000),
    person: pick(people, n * 7),
    lines: [
      { productId: pick(sold, n * 3), quantity: n % 9 === 4 ? 2 : 1 },
      ...(n % 3 === 0 ? [{ productId: pick(sold, n * 3 + 1), quantity: 1 }] : []),
    ],
    reviewReasons:
      status === 'needs_review' ? [n % 2 === 0 ? 'wrong_number' : 'repeated_order'] : [],
    note: n % 6 === 1 ? pick(notes, n) : '',
    reason: status === 'cancelled' || status === 'returned' ? pick(reasons[status], n) : null,
    calls: isLate ? 1 + (n % 2) : waits ? 0 : 1,
    callIn: isLate ? 20 + (n % 5) * 35 : null,
    courier: sent ? (n % 3 === 2 ? 'pathao' : 'steadfast') : null,
    consignment: sent ? String(185_000_000 + n * 4_127) : null,
    settled: sent && daysAgo >= 6,
  }
}

function pick<T>(list: readonly T[], n: number): T {
  return list[n % list.length] as T
}
