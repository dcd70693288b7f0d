/** The couriers whose files the shop writes and reads. */
export const COURIERS = ['steadfast', 'pathao'] as const

/** A courier. */
export type CourierId = (typeof COURIERS)[number]

/** The names of the couriers, alike in every language. */
export const COURIER_NAMES: Readonly<Record<CourierId, string>> = {
  steadfast: 'Steadfast',
  pathao: 'Pathao',
}

/** What the courier of an order paid beside what it had to collect: too little or too much. */
export const PAID_FILTERS = ['less', 'more'] as const

export type PaidFilter = (typeof PAID_FILTERS)[number]

/** The most parcels of one file: Steadfast takes 500 at once. */
export const MAX_PARCELS = 500
