import { expect, test } from 'vitest'
import { pickList } from './pick-list.ts'

const line = (productId: number, name: string, quantity: number) => ({
  ...{ productId, name, picture: null, quantity },
})

test('each product is picked once, with the pieces of all parcels', () => {
  const parcels = [
    { lines: [line(7, 'Kettle', 2), line(3, 'Blender', 1)] },
    { lines: [line(7, 'Kettle', 1), line(7, 'Kettle', 1)] },
  ]
  expect(pickList(parcels)).toEqual([
    { productId: 3, name: 'Blender', pieces: 1 },
    { productId: 7, name: 'Kettle', pieces: 4 },
  ])
  expect(pickList([])).toEqual([])
})
