// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FakeDesk } from '../../test/fake-desk.ts'
import { openDesk } from '../../test/open-desk.tsx'

it('prints a slip of each chosen order, with what the rider needs', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const { user, desk } = await openDesk('/packing')
  const [order, ...others] = desk.orders.filter(({ state }) => state === 'confirmed')
  if (!order) throw new Error('The sample has no confirmed order')
  await user.click(await screen.findByRole('checkbox', { name: `Select ${order.number}` }))
  await user.click(screen.getByRole('link', { name: 'Print 1 slip' }))
  const slip = within(await screen.findByRole('region', { name: `Slip of order ${order.number}` }))
  for (const text of [order.name, order.phone, order.address, 'Haat'])
    expect(slip.getByText(text)).toBeDefined()
  expect(slip.getByRole('img', { name: order.number })).toBeDefined()
  for (const { quantity, name } of order.lines)
    expect(slip.getByText(`${quantity} × ${name}`)).toBeDefined()
  for (const other of others)
    expect(screen.queryByRole('region', { name: `Slip of order ${other.number}` })).toBeNull()
  await user.click(screen.getByRole('radio', { name: '80 mm roll' }))
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

it('prints the zone in the language of the page, and the stored name of one that is gone', async () => {
  const desk = new FakeDesk()
  const [first, second] = desk.orders.filter(({ state }) => state === 'packed')
  desk.change(first?.id ?? 0, { zone: 'dhaka_inside', zoneName: 'Inside Dhaka' })
  desk.change(second?.id ?? 0, { zone: 'closed', zoneName: 'Sylhet' })
  await openDesk('/print?state=packed', { desk, language: 'bn' })
  expect(await screen.findByText('ঢাকার ভেতরে')).toBeDefined()
  expect(screen.getByText('Sylhet')).toBeDefined()
})

it('prints all orders of a state when none is chosen', async () => {
  const { desk } = await openDesk('/print?state=packed')
  const packed = desk.orders.filter(({ state }) => state === 'packed')
  expect(await screen.findAllByRole('region', { name: /^Slip of order/ })).toHaveLength(
    packed.length,
  )
})
