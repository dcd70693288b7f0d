// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openDesk } from '../../test/open-desk.tsx'

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const field = (name: string | RegExp) => screen.findByRole('textbox', { name })
const names = async () => {
  const table = within(await screen.findByRole('table', { name: 'Products' }))
  return table.getAllByRole('link').map((link) => link.textContent)
}

it('finds products by name, by what is running out and by what is hidden, each with an address', async () => {
  const { user, desk, address } = await openDesk('/products')
  await screen.findByRole('link', { name: desk.products[0]?.name ?? '' })
  await user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'box 2{Enter}')
  await expect.poll(names).toEqual(['Storage box 2', 'Storage box 20'])
  await user.click(screen.getByRole('link', { name: 'Hidden' }))
  await expect.poll(names).toEqual(['Storage box 20'])
  expect(address()).toBe('/products?q=box+2&filter=hidden')
  await user.click(screen.getByRole('link', { name: 'Running out' }))
  expect(await screen.findByText('No product matches')).toBeDefined()
  await user.click(screen.getByRole('link', { name: 'Show all' }))
  await screen.findByRole('link', { name: 'Storage box 1' })
  expect(address()).toBe('/products')
  await user.click(await button('Show more'))
  await screen.findByRole('link', { name: 'Storage box 20' })
})

it.each([
  [/^Received/, '১২', { reason: 'received', pieces: 12 }, '52 pieces can be ordered.'],
  [/^Lost/, '2', { reason: 'lost', pieces: 2 }, '38 pieces can be ordered.'],
  [/^Counted/, '0', { reason: 'counted', pieces: 0 }, '0 pieces can be ordered.'],
])('changes the stock: %s %s', async (reason, pieces, sent, now) => {
  const { user, desk } = await openDesk('/products/200')
  await user.click(await screen.findByRole('radio', { name: reason }))
  await user.type(await field(/^Pieces/), pieces)
  await user.click(await button('Save the stock'))
  expect(await screen.findByText(now)).toBeDefined()
  expect(desk.changes().map(({ path, body }) => [path, body])).toEqual([
    ['/desk/products/200/stock', sent],
  ])
  await expect
    .poll(async () => (await field(/^Pieces/)) as HTMLInputElement)
    .toHaveProperty('value', '')
  expect(await screen.findByText(/^Reason: /)).toBeDefined()
})

it.each([
  [/^Lost/, '41', 'There are only 40 in stock.'],
  [/^Lost/, '0', 'Enter at least 1.'],
  [/^Counted/, 'many', 'Enter a whole number such as 12.'],
])('refuses a stock that cannot be: %s %s', async (reason, pieces, message) => {
  const { user, desk } = await openDesk('/products/200')
  await user.click(await screen.findByRole('radio', { name: reason }))
  await user.type(await field(/^Pieces/), pieces)
  await user.click(await button('Save the stock'))
  expect(await screen.findByText(message)).toBeDefined()
  expect(desk.changes()).toEqual([])
})

it('keeps what is typed when the stock was changed by somebody else meanwhile', async () => {
  const { user, desk } = await openDesk('/products/200')
  await user.click(await screen.findByRole('radio', { name: /^Lost/ }))
  await user.type(await field(/^Pieces/), '30')
  desk.products = desk.products.map((one) => (one.id === 200 ? { ...one, pieces: 5 } : one))
  await user.click(await button('Save the stock'))
  expect(await screen.findAllByText('There are fewer pieces in stock than that.')).toBeDefined()
  expect(await field(/^Pieces/)).toHaveProperty('value', '30')
})

it('changes prices, and refuses a discount price that is not below the price', async () => {
  const { user, desk } = await openDesk('/products/200')
  const price = await field(/^Price, in taka/)
  const discount = await field(/^Discount price/)
  await user.clear(price)
  await user.type(price, '1,250.50')
  await user.type(discount, '1250.50')
  await user.click(await button('Save the prices'))
  expect(await screen.findByText('The discount price must be below the price.')).toBeDefined()
  expect(desk.changes()).toEqual([])
  await user.clear(discount)
  await user.type(discount, '999')
  await user.click(await button('Save the prices'))
  expect(await screen.findByText(/The price is now 999/)).toBeDefined()
  await user.clear(discount)
  await user.click(await button('Save the prices'))
  await expect
    .poll(() => desk.changes().map(({ body }) => body))
    .toEqual([
      { price: 1250.5, discountPrice: 999 },
      { price: 1250.5, discountPrice: null },
    ])
})

it('hides a product and shows it again', async () => {
  const { user, desk } = await openDesk('/products/200')
  const visible = () => screen.findByRole('switch', { name: 'Shoppers see it' })
  await user.click(await visible())
  expect(await screen.findByText('The shop no longer shows the product.')).toBeDefined()
  expect(desk.products.find(({ id }) => id === 200)?.hidden).toBe(true)
  expect(screen.queryByRole('link', { name: 'Look at it in the shop' })).toBeNull()
  await user.click(await visible())
  expect(await screen.findByText('The shop shows the product.')).toBeDefined()
  desk.offline = true
  await user.click(await visible())
  expect(await screen.findByText(/There is no connection to the shop/)).toBeDefined()
  expect(await visible()).toHaveProperty('checked', true)
})

it('shows staff the stock only, and says when a product does not exist', async () => {
  const { router } = await openDesk('/products/200', { as: 'মোঃ রফিকুল ইসলাম' })
  expect(await field(/^Pieces/)).toBeDefined()
  expect(screen.queryByRole('textbox', { name: /^Price/ })).toBeNull()
  expect(screen.queryByRole('switch')).toBeNull()
  await router.navigate('/products/9')
  expect(await screen.findByText('There is no such product.')).toBeDefined()
})

it('names products in Bengali on the Bengali desk', async () => {
  const { desk } = await openDesk('/products', { language: 'bn' })
  const [first] = desk.products
  expect(await screen.findByRole('link', { name: first?.nameBn ?? '' })).toBeDefined()
})
