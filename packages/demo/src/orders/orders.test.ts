import { isBangladeshiMobile, ORDER_STATUSES } from '@shop/domain'
import { expect, it } from 'vitest'
import { products } from '../catalogue/products.ts'
import { orders } from './orders.ts'
import { statement } from './statement.ts'

it('has two weeks of orders in every state, each with a number of its own', () => {
  expect(new Set(orders.map(({ id }) => id)).size).toBe(orders.length)
  for (const { id } of orders) expect(String(id)).toMatch(/^\d{10}$/)
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(ORDER_STATUSES))
  expect(new Set(orders.map(({ daysAgo }) => daysAgo)).size).toBe(14)
  expect(orders.map(({ daysAgo }) => daysAgo)).toEqual(
    orders.map(({ daysAgo }) => daysAgo).toSorted((a, b) => a - b),
  )
})

it('is of people whose phones are valid, and of products of which there are enough', () => {
  const stock = new Map(products.map(({ id, quantity }) => [id, quantity]))
  for (const { person, lines } of orders) {
    expect(isBangladeshiMobile(person.phone), person.phone).toBe(true)
    for (const { productId } of lines) expect(stock.get(productId)).toBeGreaterThan(5)
  }
  expect(new Set(orders.map(({ person }) => person.phone)).size).toBeGreaterThan(20)
})

it('has a statement in packages/demo for a first try of settling', async () => {
  await expect(statement).toMatchFileSnapshot('../../steadfast-statement.csv')
})
