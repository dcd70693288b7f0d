import { expect, test } from 'vitest'
import { SlotList } from './slot-list.ts'

/** The slots of a set of bits. */
const slotsIn = (set: Uint32Array) =>
  Array.from({ length: set.length * 32 }, (_, slot) => slot).filter(
    (slot) => ((set[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0,
  )

test.each([
  ['few', 50],
  ['many', 3],
])('a set has the slots of a list of %s, also of those that were added later', (_, step) => {
  const list = new SlotList()
  const slots: number[] = []
  for (const slotCount of [100, 320, 1000, 1010]) {
    for (let slot = (slots.at(-1) ?? -step) + step; slot < slotCount; slot += step) {
      list.push(slot)
      slots.push(slot)
    }
    const set = new Uint32Array((slotCount + 31) >>> 5)
    list.addTo(set, true)
    expect(slotsIn(set)).toEqual(slots)
  }
})

test('lists are joined in one set, and none of them changes', () => {
  const [few, even, third] = [new SlotList(), new SlotList(), new SlotList()]
  few.push(7)
  for (let slot = 0; slot < 640; slot += 2) even.push(slot)
  for (let slot = 0; slot < 640; slot += 3) third.push(slot)
  const join = (...lists: SlotList[]) => {
    const set = new Uint32Array(20)
    for (const [place, list] of lists.entries()) list.addTo(set, place === 0)
    return slotsIn(set)
  }
  const all = Array.from({ length: 640 }, (_, slot) => slot)
  const joined = all.filter((slot) => slot % 2 === 0 || slot % 3 === 0 || slot === 7)
  expect(join(few, even, third)).toEqual(joined)
  expect(join(even, third, few)).toEqual(joined)
  expect(join(even)).toEqual(all.filter((slot) => slot % 2 === 0))
})
