// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FakeDesk } from '../../test/fake-desk.ts'
import { openDesk } from '../../test/open-desk.tsx'

const button = (name: string) => screen.findByRole('button', { name })
const link = (name: string) => screen.findByRole('link', { name })

it('shows what is known about an order, and how to reach the customer', async () => {
  await openDesk('/orders/402899')
  await screen.findByRole('heading', { name: 'Order 402899' })
  expect((await link('01812345679')).getAttribute('href')).toBe('tel:01812345679')
  expect((await link('Write on WhatsApp')).getAttribute('href')).toBe('https://wa.me/8801812345679')
  expect((await link('Show on a map')).getAttribute('href')).toContain('maps')
  expect(screen.getByText(/not a mobile number of Bangladesh/)).toBeDefined()
  expect(screen.getByText('3 orders, 1 delivered, 1 returned.')).toBeDefined()
  expect(screen.getByText('Placed')).toBeDefined()
  expect((await link('402301')).getAttribute('href')).toBe('/desk/orders/402301')
  expect(within(screen.getByRole('table', { name: 'Lines' })).getAllByRole('row')).toHaveLength(3)
})

it('an order that does not exist says so', async () => {
  await openDesk('/orders/5')
  await screen.findByRole('heading', { name: 'There is no such order.' })
  expect(document.title).toContain('There is no such order.')
})

it('corrects only what was changed', async () => {
  const { user, desk } = await openDesk('/orders/402900')
  await user.click(await button('Correct'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct order 402900' }))
  const phone = dialog.getByLabelText(/^Phone/)
  await user.clear(phone)
  await user.type(phone, '0171')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(/Enter a mobile number/)).toBeDefined()
  await user.clear(phone)
  await user.type(phone, '+88 01719-999999')
  await user.click(dialog.getByRole('button', { name: /^Increase/ }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Order 402900 is corrected.')).toBeDefined()
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  await user.click(await button('Write to the customer'))
  const message = decodeURIComponent(String(open.mock.lastCall?.[0]))
  expect(message).toContain('wa.me/8801719999999')
  expect(message).toMatch(/Your order 402900 is now: 2 × .+ You pay [\d,]+ tk on delivery\./)
  open.mockRestore()
  expect(desk.changes().map(({ method, body }) => [method, body])).toEqual([
    ['PATCH', { phone: '01719999999', lines: [{ productId: 7, quantity: 2 }], version: 1 }],
  ])
})

it('shows what the staff has changed', async () => {
  const desk = new FakeDesk()
  const change = {
    ...{ id: 3, at: '2026-09-10T10:00:00Z', staff: 'Maya', subject: 'order', subjectId: '402900' },
  }
  desk.records.set(402900, [
    { ...change, field: 'zone', from: 'dhaka_outside', to: 'dhaka_inside' },
    { ...change, field: 'total', from: 1380, to: 1320 },
    { ...change, id: 2, staff: null, field: 'call', from: null, to: 'no_answer' },
  ])
  await openDesk('/orders/402900', { desk })
  expect(await screen.findByText('Zone: Inside Dhaka, before: Outside Dhaka')).toBeDefined()
  expect(screen.getByText('Total: 1,320 tk, before: 1,380 tk')).toBeDefined()
  expect(screen.getByText('Call: No answer')).toBeDefined()
  expect(screen.getByText('Command')).toBeDefined()
})

it('says who else has the order open, here and on the list of calls', async () => {
  const desk = new FakeDesk()
  desk.viewers = ['Rafiq', 'Tariq']
  const { router } = await openDesk('/orders/402900', { desk })
  expect(await screen.findByText('Rafiq, Tariq have this order open, too.')).toBeDefined()
  desk.viewers = ['Rafiq']
  await router.navigate('/calls')
  expect(await screen.findByText('Rafiq has this order open, too.')).toBeDefined()
})

it('saves a note at once when something else of the order has changed', async () => {
  const { user, desk } = await openDesk('/orders/402900')
  await user.type(await screen.findByLabelText('Note'), 'Call after 5 pm')
  desk.change(402900, { state: 'confirmed' })
  await user.click(await button('Save the note'))
  expect(await screen.findByText('The note is saved.')).toBeDefined()
  expect(desk.order(402900)).toMatchObject({ note: 'Call after 5 pm', state: 'confirmed' })
})

it('says that somebody else has changed the note, and overwrites it only the next time', async () => {
  const { user, desk } = await openDesk('/orders/402900')
  await user.type(await screen.findByLabelText('Note'), 'Call after 5 pm')
  desk.change(402900, { note: 'Gift' })
  await user.click(await button('Save the note'))
  expect(await screen.findByText('Note is now: Gift')).toBeDefined()
  expect(desk.order(402900).note).toBe('Gift')
  await user.click(await button('Save the note'))
  expect(await screen.findByText('The note is saved.')).toBeDefined()
  expect(desk.order(402900).note).toBe('Call after 5 pm')
  desk.change(402900, { state: 'confirmed' })
  await user.type(screen.getByLabelText('Note'), '!')
  await user.click(await button('Save the note'))
  await waitFor(() => expect(desk.order(402900).note).toBe('Call after 5 pm!'))
})

it('keeps what was typed until it is saved or the dialog is closed', async () => {
  const { user, router } = await openDesk('/orders/402900')
  await user.type(await screen.findByLabelText('Note'), 'Not saved yet')
  await user.click(await button('Correct'))
  const name = async () => within(await screen.findByRole('dialog')).findByLabelText(/^Name/)
  const former = ((await name()) as HTMLInputElement).value
  await user.type(await name(), ' Khan')
  await router.navigate('/calls')
  await screen.findByRole('heading', { name: 'Calls' })
  await router.navigate('/orders/402900')
  await screen.findByRole('heading', { name: 'Order 402900' })
  expect(await screen.findByLabelText('Note')).toHaveProperty('value', 'Not saved yet')
  await user.click(await button('Correct'))
  expect(await name()).toHaveProperty('value', `${former} Khan`)
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }))
  await user.click(await button('Correct'))
  expect(await name()).toHaveProperty('value', former)
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }))
  await user.click(await button('Save the note'))
  await screen.findByText('The note is saved.')
  expect(sessionStorage.getItem('desk-drafts')).not.toContain('Not saved yet')
})

it('gives a discount with its reason', async () => {
  const { user, desk } = await openDesk('/orders/402900')
  await user.click(await button('Correct'))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/^Discount by hand/), '৫০')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Enter why the discount is given.')).toBeDefined()
  await user.type(dialog.getByLabelText(/^Reason of the discount/), 'Regular customer')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Order 402900 is corrected.')).toBeDefined()
  const manualDiscount = { amount: 50, reason: 'Regular customer' }
  expect(desk.changes().map(({ body }) => body)).toEqual([{ manualDiscount, version: 1 }])
  expect(await screen.findByText('Discount: Regular customer')).toBeDefined()
})

it('says what somebody else has changed, keeps what was typed, and saves it the next time', async () => {
  const { user, desk } = await openDesk('/orders/402900')
  await user.click(await button('Correct'))
  const dialog = within(await screen.findByRole('dialog'))
  const name = dialog.getByLabelText(/^Name/)
  await user.clear(name)
  await user.type(name, 'Rahim Ahmed')
  desk.change(402900, { state: 'confirmed', address: 'House 13, Dhanmondi' })
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('The state is now Confirmed.')).toBeDefined()
  expect(dialog.getByText('Address is now: House 13, Dhanmondi')).toBeDefined()
  expect(name).toHaveProperty('value', 'Rahim Ahmed')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Order 402900 is corrected.')).toBeDefined()
  expect(desk.order(402900)).toMatchObject({
    name: 'Rahim Ahmed',
    address: 'House 13, Dhanmondi',
    state: 'confirmed',
  })
})

it('shows an order in Bengali', async () => {
  await openDesk('/orders/402899', { language: 'bn' })
  await screen.findByRole('heading', { name: 'অর্ডার 402899' })
  expect(screen.getByText('৩টি অর্ডার, ১টি পৌঁছেছে, ১টি ফেরত।')).toBeDefined()
})

it('says which courier has the parcel, and what it paid', async () => {
  const desk = new FakeDesk()
  desk.change(402895, {
    ...{ courier: 'steadfast', consignment: 'DX7', state: 'delivered', total: 569.5 },
    ...{ collected: 519.5, settledAt: '2026-11-28T09:00:00Z' },
  })
  await openDesk('/orders/402895', { desk })
  const parcel = within(
    (await screen.findByRole('heading', { name: 'Parcel' })).closest('section') as HTMLElement,
  )
  for (const text of ['Steadfast', 'DX7', /^519\.50 tk, /, 'Paid too little', '50 tk'])
    expect(parcel.getByText(text)).toBeDefined()
})

it('says nothing of a parcel that no courier has', async () => {
  await openDesk('/orders/402900')
  await screen.findByRole('heading', { name: 'Customer' })
  expect(screen.queryByRole('heading', { name: 'Parcel' })).toBeNull()
})
