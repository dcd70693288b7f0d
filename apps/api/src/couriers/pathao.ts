import { toTaka } from '@shop/domain'
import type { Courier } from './courier.ts'

/** A delivery on the usual day, and a parcel that is no document, in Pathao's numbers. */
const normalDelivery = 48
const parcelItem = 2

/** Pathao. It finds city and zone in the address; its merchant API gives the limits of the texts. */
export const pathao: Courier = {
  limits: { name: [3, 100], address: [10, 220] },
  wholeTaka: true,
  needsStore: true,
  columns: [
    'store_id',
    'merchant_order_id',
    'recipient_name',
    'recipient_phone',
    'recipient_address',
    'delivery_type',
    'item_type',
    'item_quantity',
    'item_weight',
    'amount_to_collect',
    'special_instruction',
  ],
  cells: ({ id, name, phone, address, toCollect, pieces }, { storeId = 0, weight }) => [
    ...[storeId, id, name, phone, address],
    ...[normalDelivery, parcelItem, pieces, weight, toTaka(toCollect)],
    '',
  ],
}
