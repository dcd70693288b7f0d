// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import type { DeskOrderDetails } from '@shop/domain/wire'
import { expect, it, vi } from 'vitest'
import { openDesk } from '../../test/open-desk.tsx'

const row = async (number: string) => {
  const link = await screen.findByRole('link', { name: number })
  return within(link.closest('tr') as HTMLElement)
}
const button = (name: string | RegExp) => screen.findByRole('button', { name })
/** A part of a sound that is not played. */
const silent = () => ({
  ...{ frequency: {}, start: () => {}, stop: () => {}, connect: silent },
  gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} },
})
const rows = () => screen.findAllByRole('rowheader')

it('lists orders by state with counts, and further ones on request', async () => {
  const { user, address, desk } = await openDesk('/orders')
  expect(await rows()).toHaveLength(10)
  await user.click(await button('Show more'))
  await waitFor(async () => expect(await rows()).toHaveLength(20))
  const pending = await screen.findByRole('link', { name: /^Pending ?\d+$/ })
  const count = desk.orders.filter(({ state }) => state === 'pending').length
  expect(pending.textContent).toBe(`Pending${count}`)
  await user.click(pending)
  expect(address()).toBe('/orders?state=pending')
  await waitFor(async () => expect(await rows()).toHaveLength(count))
})

it('finds an order by its phone number, and says when nothing matches', async () => {
  const { user, address } = await openDesk('/orders')
  const search = await screen.findByRole('searchbox', { name: 'Search' })
  await user.type(search, '01912345670{Enter}')
  await waitFor(() => expect(address()).toBe('/orders?q=01912345670'))
  await waitFor(async () => expect(await rows()).toHaveLength(6))
  await user.clear(search)
  await user.type(search, 'nobody{Enter}')
  await screen.findByText('No order matches.')
  await user.click(screen.getAllByRole('link', { name: 'Clear the filter' })[0] as HTMLElement)
  await waitFor(() => expect(search).toHaveProperty('value', ''))
  expect(address()).toBe('/orders')
})

it('filters by zone', async () => {
  const { user, address } = await openDesk('/orders?state=pending')
  await user.click(await button('Filter'))
  await user.selectOptions(await screen.findByLabelText('Zone'), 'Inside Dhaka')
  await user.click(await button('Apply'))
  expect(address()).toBe('/orders?state=pending&zone=dhaka_inside')
  await button('Filter (1)')
})

it('filters by total, in the digits that people type', async () => {
  const { user, address } = await openDesk('/orders?most=many')
  await user.click(await button('Filter'))
  await user.type(await screen.findByLabelText('Total from, tk'), '১,০০০')
  await user.type(await screen.findByLabelText('Total to, tk'), 'much')
  await user.click(await button('Apply'))
  expect(await screen.findByText('Enter an amount such as 1500.')).toBeDefined()
  await user.clear(await screen.findByLabelText('Total to, tk'))
  await user.click(await button('Apply'))
  expect(address()).toBe('/orders?least=1000')
  await button('Filter (1)')
})

it('selects the orders that a courier paid too little for, and leaves an unknown value out', async () => {
  const { user, address } = await openDesk('/orders?paid=nothing')
  await user.click(await button('Filter'))
  await user.selectOptions(await screen.findByLabelText('Paid by the courier'), 'Too little')
  await user.click(await button('Apply'))
  expect(address()).toBe('/orders?paid=less')
  await button('Filter (1)')
})

it('filters by courier, and leaves an unknown one out', async () => {
  const { user, address, desk } = await openDesk('/orders?courier=nobody')
  const { id } = desk.change(402900, { courier: 'pathao' })
  await user.click(await button('Filter'))
  await user.selectOptions(await screen.findByLabelText('Courier'), 'Pathao')
  await user.click(await button('Apply'))
  expect(address()).toBe('/orders?courier=pathao')
  await waitFor(async () => expect(await rows()).toHaveLength(1))
  await row(String(id))
  await user.click(await screen.findByRole('link', { name: 'Clear the filter' }))
  expect(address()).toBe('/orders')
})

it('shows a new state at once, and sends nothing when it is undone', async () => {
  const { user, desk } = await openDesk('/orders')
  const order = await row('402900')
  await user.click(order.getByRole('button', { name: 'Actions for order 402900' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Confirm' }))
  expect(order.getByText('Confirmed')).toBeDefined()
  await user.click(await button('Undo'))
  expect(order.getByText('Pending')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(desk.changes()).toEqual([])
})

it('sends a new state when its message is closed, or a further change follows', async () => {
  const { user, desk } = await openDesk('/orders')
  const act = async (number: string, action: string) => {
    const order = await row(number)
    await user.click(order.getByRole('button', { name: `Actions for order ${number}` }))
    await user.click(await screen.findByRole('menuitem', { name: action }))
  }
  await act('402900', 'Confirm')
  expect(desk.changes()).toEqual([])
  await act('402900', 'Mark as packed')
  await waitFor(() => expect(desk.order(402900).state).toBe('confirmed'))
  await user.click(await button('Close'))
  await waitFor(() => expect(desk.order(402900).state).toBe('packed'))
})

it('changes several orders together, and names the one that the server refused', async () => {
  const { user, desk } = await openDesk('/orders')
  for (const number of ['402900', '402898'])
    await user.click((await row(number)).getByRole('checkbox', { name: `Select ${number}` }))
  expect(screen.getByRole('region', { name: '2 orders selected' })).toBeDefined()
  await user.click(await button('Confirm'))
  desk.change(402898, { state: 'cancelled' })
  await user.click(await button('Close'))
  expect(await screen.findByText(/Order 402898 was not changed/)).toBeDefined()
  expect([desk.order(402900).state, desk.order(402898).state]).toEqual(['confirmed', 'cancelled'])
})

it('sends what waits when the page is hidden', async () => {
  const { sendWhenHidden } = await import('../lib/state-change.ts')
  sendWhenHidden()
  const { user, desk } = await openDesk('/orders/402900')
  await user.click(await button('Confirm'))
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(desk.order(402900).state).toBe('confirmed'))
  vi.restoreAllMocks()
})

it('is used by keys: the next order, opening, searching, undoing and the list of keys', async () => {
  const { user, address, desk } = await openDesk('/orders')
  await row('402900')
  await user.keyboard('jjk')
  expect(document.activeElement?.textContent).toBe('402900')
  await user.keyboard('/')
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search' }))
  await user.keyboard('jk?')
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveProperty('value', 'jk?')
  ;(document.activeElement as HTMLElement).blur()
  await user.keyboard('?')
  await user.click(await screen.findByRole('switch', { name: 'Use single keys' }))
  await user.keyboard('{Escape}j')
  expect(document.activeElement?.textContent).not.toBe('402900')
  await user.keyboard('{Tab}')
  await user.click(await screen.findByRole('link', { name: '402900' }))
  expect(address()).toBe('/orders/402900')
  expect(desk.changes()).toEqual([])
})

it('says that there is no connection, and reads again', async () => {
  const { user, desk } = await openDesk('/account')
  await screen.findByRole('heading', { name: 'Your account' })
  desk.offline = true
  await user.click((await screen.findAllByRole('link', { name: 'Orders' }))[0] as HTMLElement)
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText(/There is no connection to the shop/)).toBeDefined()
  desk.offline = false
  await user.click(again)
  expect(await rows()).toHaveLength(10)
})

it('a session that ends is renewed over the list', async () => {
  const { user, desk } = await openDesk('/orders/402900')
  const note = await screen.findByLabelText('Note')
  await user.type(note, 'Call at 6')
  desk.signedIn = undefined
  await user.click(await button('Save the note'))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/^Password/), 'correct horse')
  await user.click(dialog.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('The note is saved.')).toBeDefined()
  expect(desk.order(402900).note).toBe('Call at 6')
})

it('shows a new order and what others change at once, also what happened without a connection', async () => {
  const { desk } = await openDesk('/orders')
  expect((await row('402900')).getByText('Pending')).toBeDefined()
  desk.change(402900, { state: 'confirmed' })
  await waitFor(async () => expect((await row('402900')).getByText('Confirmed')).toBeDefined())
  const [newest] = desk.orders
  desk.add({ ...newest, id: 402_901, number: '402901', state: 'pending' } as DeskOrderDetails)
  expect((await row('402901')).getByText('Pending')).toBeDefined()

  desk.disconnect()
  expect(await screen.findByText(/no connection to the shop/)).toBeDefined()
  desk.change(402901, { state: 'cancelled' })
  desk.offline = false
  await waitFor(async () => expect((await row('402901')).getByText('Cancelled')).toBeDefined())
  expect(screen.queryByText(/no connection to the shop/)).toBeNull()
})

it('makes a sound for a new order, and for nothing else, when it is switched on', async () => {
  const play = vi.fn()
  vi.stubGlobal(
    'AudioContext',
    class {
      constructor() {
        play()
      }
      createOscillator = silent
      createGain = silent
    },
  )
  const { user, desk } = await openDesk('/orders')
  await user.click((await screen.findAllByRole('button', { name: /^Maya/ }))[0] as HTMLElement)
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Sound for new orders' }))
  expect(play).toHaveBeenCalledTimes(1)
  const isAsked = () => desk.sent.filter(({ query }) => query.get('limit') === '1').length
  await waitFor(() => expect(isAsked()).toBe(1))
  desk.change(402900, { state: 'confirmed' })
  await waitFor(() => expect(isAsked()).toBe(2))
  expect(play).toHaveBeenCalledTimes(1)
  const [newest] = desk.orders
  const placedAt = new Date().toISOString()
  desk.add({ ...newest, id: 402_901, number: '402901', placedAt } as DeskOrderDetails)
  await waitFor(() => expect(play).toHaveBeenCalledTimes(2))
})

it('names the product whose stock is short', async () => {
  const { user, desk } = await openDesk('/orders/402900')
  desk.soldOut = 7
  await user.click(await button('Confirm'))
  await user.click(await button('Close'))
  expect(await screen.findByText(/not enough pieces in stock: Electric Kettle 1.8 L/)).toBeDefined()
  await user.click(await button('Correct'))
  const dialog = within(await screen.findByRole('dialog'))
  for (let n = 1; n < 10; n += 1)
    await user.click(dialog.getByRole('button', { name: /^Increase/ }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(/not enough pieces in stock: Electric Kettle/)).toBeDefined()
})
