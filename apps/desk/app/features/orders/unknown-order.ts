import type { DeskOrder } from '@shop/domain/wire'

const unknownOrder: DeskOrder = {
  ...{
    id: 0,
    number: '000000',
    placedAt: new Date(0).toISOString(),
    state: 'pending',
    name: 'Name of person',
  },
  ...{ phone: '01700000000', address: 'House, road, area', zone: '', total: 1000, pieces: 1 },
  ...{ reviewReasons: [], note: '', callAt: null, calls: 0, courier: null, consignment: null },
  version: 0,
}

/** For a skeleton: rows of orders that are not loaded yet. */
export const unknownOrders: readonly DeskOrder[] = [-1, -2, -3, -4].map((id) => ({
  ...unknownOrder,
  id,
}))
