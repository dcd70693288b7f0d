import { toTaka } from '@shop/domain'
import type { Courier } from './courier.ts'

/** Steadfast. `note` is empty: what the staff notes about an order is not for the rider. */
export const steadfast: Courier = {
  limits: { name: [1, 100], address: [1, 250] },
  wholeTaka: false,
  needsStore: false,
  columns: [
    'invoice',
    'recipient_name',
    'recipient_phone',
    'recipient_address',
    'cod_amount',
    'note',
  ],
  cells: ({ id, name, phone, address, toCollect }) => [
    ...[id, name, phone, address],
    toTaka(toCollect),
    '',
  ],
}
