import type { CourierId } from '@shop/domain'
import type { Courier } from './courier.ts'
import { pathao } from './pathao.ts'
import { steadfast } from './steadfast.ts'

/** The couriers by id. */
export const couriers: Readonly<Record<CourierId, Courier>> = { steadfast, pathao }
