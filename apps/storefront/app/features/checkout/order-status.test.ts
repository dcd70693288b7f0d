import { ORDER_STATUSES } from '@shop/domain'
import { expect, it } from 'vitest'
import { statusWords } from './order-status.ts'

it('A-11: every state of an order is told in words, none as the database spells it', () => {
  const told = ORDER_STATUSES.map(statusWords)
  expect(new Set(told).size).toBe(ORDER_STATUSES.length)
  expect(told.join()).not.toMatch(/_|pending|review/)
  expect(statusWords('shipped')).toBe('on its way')
})
