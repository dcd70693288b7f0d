// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openDesk } from '../../test/open-desk.tsx'

const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) })
const button = (name: string | RegExp) => screen.findByRole('button', { name })

/** Adds a product to the order. */
async function add(user: Awaited<ReturnType<typeof openDesk>>['user'], text: string) {
  await user.type(await screen.findByRole('combobox', { name: 'Find a product' }), text)
  await user.click(await screen.findByRole('option', { name: new RegExp(text, 'i') }))
}

it('an order is taken from a pasted message, with its products, and opened', async () => {
  const { user, desk, address } = await openDesk('/orders')
  await user.click(await screen.findByRole('link', { name: 'New order' }))
  await add(user, 'kettle')
  await user.click(await button(/^Increase/))
  await user.click(await field('Message of the customer'))
  await user.paste('Karim Mia\n+880 1912-345670\nCollege Road, Sadar, Cumilla')
  await user.click(await button('Fill in the fields'))
  expect(await field('Name')).toHaveProperty('value', 'Karim Mia')
  await user.type(await field('Coupon'), 'NOPE')
  await user.tab()
  expect(await screen.findByText(/This coupon gives nothing/)).toBeDefined()
  await user.clear(await field('Coupon'))
  await user.type(await field('Coupon'), 'SAVE')
  await user.tab()
  expect(await screen.findByText('2,470 tk')).toBeDefined()
  await user.type(await field('Discount by hand'), '5000')
  await user.type(await field('Reason of the discount'), 'Haggled')
  await user.click(await button('Place the order'))
  expect(await screen.findByText(/can be at most 2,400 tk/)).toBeDefined()
  await user.clear(await field('Discount by hand'))
  await user.type(await field('Discount by hand'), '20.50')
  expect(await screen.findByText('2,449.50 tk')).toBeDefined()
  const quoted = desk.sent.filter(({ path }) => path === '/orders/quote')
  const coupons = quoted.map(({ body }) => body['couponCode'])
  expect([...new Set(coupons)].filter(Boolean)).toEqual(['NOPE', 'SAVE'])
  await user.click(await button('Place the order'))
  await screen.findByRole('heading', { name: 'Order 402999' })
  expect(address()).toBe('/orders/402999')
  expect(desk.changes().findLast(({ path }) => path === '/desk/orders')?.body).toEqual({
    ...{ name: 'Karim Mia', phone: '01912345670', address: 'College Road, Sadar, Cumilla' },
    ...{ zone: 'dhaka_outside', coupon: 'SAVE', expectedTotal: 2449.5, language: 'en' },
    manualDiscount: { amount: 20.5, reason: 'Haggled' },
    lines: [{ productId: 7, quantity: 2 }],
  })
})

it('says what is missing, and keeps what was typed when the stock is short', async () => {
  const { user } = await openDesk('/orders/new')
  await user.type(await field('Name'), 'Karim')
  await user.type(await field('Phone'), '0191')
  await user.type(await field('Address'), 'Mirpur')
  await user.click(await button('Place the order'))
  expect(await screen.findByText(/Enter a mobile number/)).toBeDefined()
  await user.type(await field('Phone'), '2345670')
  await user.click(await button('Place the order'))
  expect(await screen.findByText('Choose a product first.')).toBeDefined()
  await add(user, 'grinder')
  for (let n = 1; n < 6; n += 1) await user.click(await button(/^Increase/))
  expect(await screen.findByText('Only 5 in stock.')).toBeDefined()
  await user.click(await button('Place the order'))
  expect(await screen.findByText(/Stock or prices have changed/)).toBeDefined()
  expect(await field('Name')).toHaveProperty('value', 'Karim')
})

it('an order that is being taken is kept on other pages, and forgotten after signing out', async () => {
  const { user } = await openDesk('/orders/new')
  const open = async (name: string) =>
    user.click((await screen.findAllByRole('link', { name }))[0] as HTMLElement)
  await user.type(await field('Name'), 'Karim')
  await open('Orders')
  await open('New order')
  expect(await field('Name')).toHaveProperty('value', 'Karim')
  await user.click((await screen.findAllByRole('button', { name: /^Maya/ }))[0] as HTMLElement)
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  await button('Sign in')
  await waitFor(() => expect(sessionStorage.getItem('desk-new-order')).not.toContain('Karim'))
})
