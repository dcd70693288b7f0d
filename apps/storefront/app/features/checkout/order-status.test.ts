import { ORDER_STATUSES } from '@shop/domain'
import { expect, it } from 'vitest'
import { orderStatusMessages } from './order-status.messages.ts'

it('A-11: every status of an order has a text for shoppers, none as the database spells it', () => {
  const texts = ORDER_STATUSES.map((status) => orderStatusMessages[`orderStatus.${status}`])
  expect(new Set(texts).size).toBe(ORDER_STATUSES.length)
  expect(texts.join()).not.toMatch(/_|pending|review/)
  expect(orderStatusMessages['orderStatus.shipped']).toBe('on its way')
})
