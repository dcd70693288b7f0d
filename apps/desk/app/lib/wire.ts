import type { StaffRole } from '@shop/domain'
import type { CheckedCorrection, DeskOrder } from '@shop/domain/wire'

/** What a link to join is for. */
export interface Invitation {
  role: StaffRole
  /** What the form begins with. */
  name: string | null
  expiresAt: string
}

/** One page of the list of orders. */
export interface OrderPage {
  orders: readonly DeskOrder[]
  /** The cursor of the next page; null on the last one. */
  next: number | null
}

/** What staff corrects in an order. */
export type Correction = Omit<CheckedCorrection, 'version'>
