import type { DeskParcel } from '@shop/domain/wire'

const unknownParcel: DeskParcel = {
  ...{ id: 0, number: '0000000000', placedAt: new Date(0).toISOString(), state: 'confirmed' },
  ...{ name: 'Name of person', phone: '01700000000', address: 'House, road, area', pieces: 1 },
  ...{ note: '', courier: null, consignment: null, version: 0, toCollect: 1000 },
  ...{ zone: '', zoneName: '' },
  lines: [{ productId: 0, name: 'Name of a product', picture: null, quantity: 1 }],
}

/** For a skeleton: orders that are not loaded yet. */
export const unknownParcels: readonly DeskParcel[] = [-1, -2, -3].map((id) => ({
  ...unknownParcel,
  id,
}))
