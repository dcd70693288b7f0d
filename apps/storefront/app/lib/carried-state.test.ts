import { expect, it } from 'vitest'
import { memoryStore } from '../test/memory-store.ts'
import { carryState, takeCarriedState } from './carried-state.ts'

it('carries the state of a page to the same page in the other language, once', () => {
  const store = memoryStore()
  carryState('/bn/shipping', { direct: { quantity: 2 } }, store)
  expect(takeCarriedState('/bn/shipping', store)).toEqual({ direct: { quantity: 2 } })
  expect(takeCarriedState('/bn/shipping', store)).toBeUndefined()
})

it('gives no other page the state, and forgets it', () => {
  const store = memoryStore()
  carryState('/bn/shipping', { direct: {} }, store)
  expect(takeCarriedState('/bn/cart', store)).toBeUndefined()
  expect(takeCarriedState('/bn/shipping', store)).toBeUndefined()
})

it('a page without state carries none, also after one with it', () => {
  const store = memoryStore()
  carryState('/bn/shipping', { direct: {} }, store)
  carryState('/bn/shipping', null, store)
  expect(takeCarriedState('/bn/shipping', store)).toBeUndefined()
})
