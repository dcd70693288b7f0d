// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FakeDesk } from '../../test/fake-desk.ts'
import { openDesk } from '../../test/open-desk.tsx'

const link = (name: RegExp) => screen.findByRole('link', { name })
const table = async (name: string) => within(await screen.findByRole('table', { name }))

it('the first page says what waits, and each number leads to its list', async () => {
  const { user, desk, address } = await openDesk('/')
  const waiting = desk.orders.filter(({ state }) => state === 'confirmed').length
  for (const [name, href] of [
    [/^To call \d+$/, '/desk/calls'],
    [/^To review \d+$/, '/desk/orders?state=needs_review'],
    [/^To hand over \d+$/, '/desk/hand-over'],
    [/^To settle \d+$/, '/desk/settling'],
    [/^Running out 2$/, '#low-stock'],
  ] as const) {
    expect((await link(name)).getAttribute('href')).toBe(href)
  }
  const products = await table('Running out')
  expect(products.getByRole('rowheader', { name: 'Mini Grinder' })).toBeDefined()
  await user.click(await link(new RegExp(`^To pack ${waiting}$`)))
  await screen.findByRole('heading', { name: 'Packing' })
  expect(address()).toBe('/packing')
})

it('a time leads to the orders that it counts', async () => {
  const { user, desk, address } = await openDesk('/')
  const total = desk.orders.reduce((sum, order) => sum + order.total, 0)
  const periods = await table('Orders, payments and returns')
  const week = within(await periods.findByRole('row', { name: /^This week/ }))
  expect(week.getByText(`${total.toLocaleString('en-IN')} tk`)).toBeDefined()
  expect(week.getByText('Last week by now: 31,000 tk')).toBeDefined()
  expect(week.getByText('Last week by now: 15,500 tk')).toBeDefined()
  await user.click(week.getByRole('link', { name: 'This week' }))
  await screen.findByRole('heading', { name: 'Orders' })
  expect(address()).toBe('/orders?from=2026-11-22&to=2026-11-28')
})

it('counts again when an order has changed', async () => {
  const { desk } = await openDesk('/')
  const waiting = desk.orders.filter(({ state }) => state === 'packed').length
  await link(new RegExp(`^To hand over ${waiting}$`))
  const order = desk.orders.find(({ state }) => state === 'confirmed')
  await waitFor(() => expect(desk.sent.map(({ path }) => path)).toContain('/desk/orders/events'))
  desk.change(order?.id ?? 0, { state: 'packed' })
  await link(new RegExp(`^To hand over ${waiting + 1}$`))
})

it('says that there are no orders, in place of empty charts', async () => {
  await openDesk('/', { desk: new FakeDesk([]) })
  await screen.findByText('No orders in the last 14 days.')
  expect(screen.queryByRole('figure')).toBeNull()
})

it('the staff sees no money, and nothing to settle', async () => {
  await openDesk('/', { as: 'মোঃ রফিকুল ইসলাম' })
  await link(/^To pack \d+$/)
  await screen.findByRole('figure', { name: 'Orders of each day, today until now' })
  const periods = await table('Orders, payments and returns')
  expect(periods.getByRole('columnheader', { name: 'Orders' })).toBeDefined()
  for (const name of ['Total of these orders', 'Paid by couriers'])
    expect(periods.queryByRole('columnheader', { name })).toBeNull()
  expect(screen.queryByRole('figure', { name: /^Total/ })).toBeNull()
  expect(screen.queryByRole('link', { name: /^To settle/ })).toBeNull()
})

it('writes days and numbers in Bengali', async () => {
  const { desk } = await openDesk('/', { language: 'bn' })
  const settling = desk.orders.filter(({ courier }) => courier).length
  const number = settling.toLocaleString('bn-BD')
  await link(new RegExp(`^হিসাব বাকি ${number}$`))
  expect(await screen.findByText('২৮ নভেম্বর, ২০২৬')).toBeDefined()
})
