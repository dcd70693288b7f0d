// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openDesk } from '../../test/open-desk.tsx'

const number = () => screen.findByRole('textbox', { name: /^Order number/ })

it('shows what to pick by product, and the orders to pack', async () => {
  const { desk } = await openDesk('/packing')
  const orders = desk.orders.filter(({ state }) => state === 'confirmed')
  await screen.findByText(`${orders.length} orders to pack`)
  const lines = orders.flatMap((order) => order.lines)
  const picked = within(screen.getByRole('table', { name: 'To pick' }))
  for (const name of new Set(lines.map((line) => line.name))) {
    const pieces = lines
      .filter((line) => line.name === name)
      .reduce((sum, { quantity }) => sum + quantity, 0)
    const row = within(picked.getByRole('rowheader', { name }).closest('tr') as HTMLElement)
    expect(row.getByText(String(pieces))).toBeDefined()
  }
  expect(screen.getAllByRole('link', { name: /^4028\d\d$/ })).toHaveLength(orders.length)
})

it('marks an order as packed by its number, typed or scanned, and takes the next one', async () => {
  const { user, desk } = await openDesk('/packing')
  const [first, second] = desk.orders.filter(({ state }) => state === 'confirmed')
  await screen.findByRole('link', { name: first?.number ?? '' })
  await user.type(await number(), `${first?.number}{Enter}`)
  await screen.findByText(`Order ${first?.number} is packed.`)
  await waitFor(() => expect(screen.queryByRole('link', { name: first?.number ?? '' })).toBeNull())
  expect(await number()).toHaveProperty('value', '')
  expect(document.activeElement).toBe(await number())
  // The simulated keyboard goes on with the text that a reset has removed.
  await user.clear(await number())
  const bengali = (second?.number ?? '').replace(
    /\d/g,
    (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '',
  )
  await user.keyboard(`${bengali}{Enter}`)
  await screen.findByText(`Order ${second?.number} is packed.`)
  expect(desk.order(second?.id ?? 0).state).toBe('packed')
})

it('marks the selected orders as packed together, and can undo it', async () => {
  const { user, desk } = await openDesk('/packing')
  const orders = desk.orders.filter(({ state }) => state === 'confirmed')
  const rows = () => screen.queryAllByRole('link', { name: /^4028\d\d$/ })
  await screen.findByRole('link', { name: orders[0]?.number ?? '' })
  const packAll = async () => {
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
    const bar = screen.getByRole('region', { name: `${orders.length} orders selected` })
    await user.click(within(bar).getByRole('button', { name: 'Mark as packed' }))
    expect(rows()).toEqual([])
    expect(document.activeElement).toBe(screen.getByRole('main'))
  }
  await packAll()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(rows()).toHaveLength(orders.length)
  expect(orders.map(({ id }) => desk.order(id).state)).toEqual(orders.map(() => 'confirmed'))
  await packAll()
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() =>
    expect(orders.map(({ id }) => desk.order(id).state)).toEqual(orders.map(() => 'packed')),
  )
})

it('says why an order is not packed, and sends nothing', async () => {
  const { user, desk } = await openDesk('/packing')
  const [first] = desk.orders.filter(({ state }) => state === 'confirmed')
  await screen.findByRole('link', { name: first?.number ?? '' })
  const field = await number()
  for (const [typed, text] of [
    ['402900', 'Order 402900 is not to be packed. Its state is: Pending.'],
    ['999999', 'There is no order 999999. Check the number.'],
    ['x', 'Enter the number of an order.'],
  ] as const) {
    await user.clear(field)
    await user.type(field, `${typed}{Enter}`)
    await screen.findByText(text)
    expect(field).toHaveProperty('value', typed)
  }
  // Somebody else was faster.
  desk.change(first?.id ?? 0, { state: 'packed' })
  await user.clear(field)
  await user.type(field, `${first?.number}{Enter}`)
  await screen.findByText(`Order ${first?.number} is not to be packed. Its state is: Packed.`)
  expect(desk.order(first?.id ?? 0).state).toBe('packed')
})

it('says that there is nothing to pack', async () => {
  const { FakeDesk } = await import('../../test/fake-desk.ts')
  await openDesk('/packing', { desk: new FakeDesk([]), language: 'bn' })
  await screen.findByText('প্যাক করার কিছু নেই।')
})
