import type { CategoryWire } from '@shop/domain'
import { expect, it, vi } from 'vitest'
import { createCategoryStore } from './category-store.ts'

const kitchen: CategoryWire = {
  id: 1,
  name: 'Kitchen',
  icon: '',
  category: 'Kitchen',
  subCategory: [],
  innerSubCategory: [],
}

it('D-CAT-04: categories that came with the page are not asked for again', async () => {
  const ask = vi.fn(async () => [])
  const store = createCategoryStore([kitchen])
  await store.getState().fetchMissing(ask)
  expect(ask).not.toHaveBeenCalled()
  expect(store.getState().categories).toEqual([kitchen])
})

it('S-CAT-01: categories that were missing fill the menus when they arrive, asked for once', async () => {
  const ask = vi.fn(async () => [kitchen])
  const store = createCategoryStore([])
  await Promise.all([store.getState().fetchMissing(ask), store.getState().fetchMissing(ask)])
  expect(ask).toHaveBeenCalledTimes(1)
  expect(store.getState().categories).toEqual([kitchen])
})

it('E-01: a failure leaves them empty, and they can be asked for another time', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const store = createCategoryStore([])
  await store.getState().fetchMissing(() => Promise.reject(new Error('away')))
  expect(store.getState().categories).toEqual([])
  expect(log).toHaveBeenCalledTimes(1)
  await store.getState().fetchMissing(async () => [kitchen])
  expect(store.getState().categories).toEqual([kitchen])
})

it('two drawn shops share no categories, so one request never sees those of another', async () => {
  const one = createCategoryStore([])
  const two = createCategoryStore([])
  await one.getState().fetchMissing(async () => [kitchen])
  expect(two.getState().categories).toEqual([])
})
