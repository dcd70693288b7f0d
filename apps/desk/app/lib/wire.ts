import type { CourierId, StaffRole } from '@shop/domain'
import type { CheckedCorrection, DeskOrder, DeskParcel } from '@shop/domain/wire'

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

/** The states of an order in which its parcel is in a list. */
export type ParcelState = 'confirmed' | 'packed' | 'shipped'

/** The oldest orders of a state. */
export interface ParcelList {
  parcels: readonly DeskParcel[]
  /** Whether there are others. */
  more: boolean
}

/** Which orders go to which courier. */
export interface HandOver {
  courier: CourierId
  orders: readonly { id: number; version: number }[]
  /** The number that Pathao gave the shop. */
  storeId?: number
  /** Of each parcel, in kilograms. */
  weight?: number
}

/** The file that the courier reads, and how many orders it got now and before. */
export interface HandOverDone {
  file: string
  handedOver: number
  before: number
}

/** The number that a courier gave the parcel of an order. */
export interface NewConsignment {
  id: number
  version: number
  consignment: string
}
