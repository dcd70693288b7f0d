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

it('D-CAT-04: categories that came with the page are not requested again', async () => {
  const request = vi.fn(async () => [])
  const store = createCategoryStore([kitchen])
  await store.getState().fetchMissing(request)
  expect(request).not.toHaveBeenCalled()
  expect(store.getState().categories).toEqual([kitchen])
})

it('S-CAT-01: categories that were missing fill the menus when they arrive, with one request', async () => {
  const request = vi.fn(async () => [kitchen])
  const store = createCategoryStore([])
  await Promise.all([
    store.getState().fetchMissing(request),
    store.getState().fetchMissing(request),
  ])
  expect(request).toHaveBeenCalledTimes(1)
  expect(store.getState().categories).toEqual([kitchen])
})

it('E-01: a failure leaves them empty, and a later request can fill them', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const store = createCategoryStore([])
  await store.getState().fetchMissing(() => Promise.reject(new Error('away')))
  expect(store.getState().categories).toEqual([])
  expect(log).toHaveBeenCalledTimes(1)
  await store.getState().fetchMissing(async () => [kitchen])
  expect(store.getState().categories).toEqual([kitchen])
})

it('two stores share no categories, so that requests stay separate', async () => {
  const one = createCategoryStore([])
  const two = createCategoryStore([])
  await one.getState().fetchMissing(async () => [kitchen])
  expect(two.getState().categories).toEqual([])
})
