// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FakeDesk } from '../../test/fake-desk.ts'
import { openDesk } from '../../test/open-desk.tsx'

const packedOf = (desk: FakeDesk) =>
  desk.orders.filter(({ state }) => state === 'packed').toReversed()
const button = (name: string | RegExp) => screen.findByRole('button', { name })

it('hands the selected orders over, and offers the file of the courier', async () => {
  const { user, desk } = await openDesk('/hand-over')
  const [first, second] = packedOf(desk)
  for (const order of [first, second])
    await user.click(await screen.findByRole('checkbox', { name: `Select ${order?.number}` }))
  await user.click(await button('Hand over 2 orders'))
  await screen.findByText('2 orders are handed over to Steadfast. Upload the file there.')
  const link = screen.getByRole('link', { name: 'Download the file for Steadfast' })
  const file = decodeURIComponent(link.getAttribute('href')?.split(',').slice(1).join(',') ?? '')
  expect(file).toContain(`${first?.id},${first?.name}`)
  expect(link.getAttribute('download')).toBe('steadfast.csv')
  expect(desk.order(first?.id ?? 0)).toMatchObject({ state: 'shipped', courier: 'steadfast' })
  await waitFor(() =>
    expect(screen.queryByRole('checkbox', { name: `Select ${first?.number}` })).toBeNull(),
  )
  await user.click(screen.getByRole('link', { name: 'Print the list to sign' }))
  const list = within(await screen.findByRole('table', { name: 'Parcels for Steadfast' }))
  expect(list.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(
    [second?.number, first?.number].sort(),
  )
})

it('keeps the file of the courier while the list to sign is printed', async () => {
  const { user, desk, router } = await openDesk('/hand-over')
  const [first] = packedOf(desk)
  await user.click(await screen.findByRole('checkbox', { name: `Select ${first?.number}` }))
  await user.click(await button('Hand over 1 order'))
  await user.click(await screen.findByRole('link', { name: 'Print the list to sign' }))
  await screen.findByRole('table', { name: 'Parcels for Steadfast' })
  await router.navigate(-1)
  const link = await screen.findByRole('link', { name: 'Download the file for Steadfast' })
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(`${first?.id},`)
})

it('has the button above the orders, and none without orders', async () => {
  const { user, desk } = await openDesk('/hand-over')
  const table = await screen.findByRole('table', { name: 'Hand-over' })
  const submit = await button('Hand over the selected orders')
  expect(submit.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click(submit)
  await screen.findByText('Select the orders that the courier takes.')
  for (const { id } of packedOf(desk)) desk.change(id, { state: 'shipped' })
  await screen.findByText('There is nothing to hand over.')
  expect(screen.queryByRole('button', { name: /^Hand over/ })).toBeNull()
})

it('names the orders that a courier does not take, and keeps the selection', async () => {
  const desk = new FakeDesk()
  const [{ id = 0 } = {}] = packedOf(desk)
  const long = desk.change(id, { address: 'House 12, Road 4, behind the mosque, Dhanmondi, Dhaka' })
  const { user } = await openDesk('/hand-over', { desk })
  const other = packedOf(desk).find((order) => order.id !== id)
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Courier' }), 'Pathao')
  for (const order of [other, long])
    await user.click(await screen.findByRole('checkbox', { name: `Select ${order?.number}` }))
  await user.click(await button('Hand over 2 orders'))
  await screen.findByText('Enter the store ID, in digits.')
  await user.type(screen.getByRole('textbox', { name: /^Store ID/ }), '৫৫১২')
  // A change of which no event has arrived yet.
  desk.order(other?.id ?? 0).version += 1
  await user.click(await button('Hand over 2 orders'))
  await screen.findByText(`Order ${long.number}: the address is too long for the courier.`)
  expect(
    screen.getByText(`Order ${other?.number}: somebody has changed it meanwhile.`),
  ).toBeDefined()
  expect(packedOf(desk).map(({ id }) => id)).toContain(other?.id)
  expect(screen.getByRole('checkbox', { name: `Select ${long.number}` })).toHaveProperty(
    'checked',
    true,
  )
  await user.click(screen.getByRole('checkbox', { name: `Select ${long.number}` }))
  await user.click(await button('Hand over 1 order'))
  await screen.findByText('1 order is handed over to Pathao. Upload the file there.')
  const sent = desk.sent.filter(({ path }) => path === '/desk/hand-over').at(-1)
  expect(sent?.body).toMatchObject({ courier: 'pathao', storeId: 5512, weight: 0.5 })
})

it('reads consignment numbers from a pasted list, and stores those that are new', async () => {
  const { user, desk } = await openDesk('/hand-over')
  const shipped = desk.orders.find(({ state }) => state === 'shipped')
  const text = await screen.findByRole('textbox', { name: /^List of the courier/ })
  await user.click(await button('Read the list'))
  await screen.findByText('Paste the list, or choose a file.')
  await user.click(text)
  await user.paste(`invoice,consignment_id\n${shipped?.number},DX1\n402900,DX2\n77,DX3\n`)
  await user.click(await button('Read the list'))
  for (const result of ['New', 'Not with this courier', 'No such order'])
    expect(await screen.findByText(result)).toBeDefined()
  expect(
    (await button('Store 1 number')).compareDocumentPosition(
      screen.getByRole('table', { name: 'Consignment numbers' }),
    ),
  ).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(desk.order(shipped?.id ?? 0).consignment).toBeNull()
  await user.click(await button('Store 1 number'))
  await screen.findByText('1 number is stored.')
  expect(desk.order(shipped?.id ?? 0).consignment).toBe('DX1')
})

it('reads a chosen file', async () => {
  const { user } = await openDesk('/hand-over')
  await screen.findByText('Choose a CSV file, or drop it here')
  const file = new File(['invoice,consignment_id\n77,DX3\n'], 'list.csv', { type: 'text/csv' })
  await user.upload(await screen.findByLabelText('CSV file'), file)
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /^List of the courier/ })).toHaveProperty(
      'value',
      'invoice,consignment_id\n77,DX3\n',
    ),
  )
  await user.click(await button('Read the list'))
  await screen.findByText('The list has no new number.')
})

it('stores the consignment number of one order, as it is typed', async () => {
  const { user, desk } = await openDesk('/hand-over')
  const shipped = desk.orders.find(({ state }) => state === 'shipped')
  const number = await screen.findByRole('textbox', { name: 'Order number' })
  await user.type(number, '77')
  await user.type(screen.getByRole('textbox', { name: 'Consignment' }), 'DX9')
  await user.click(await button('Store the number'))
  await screen.findByText('There is no order 77. Check the number.')
  await user.clear(number)
  await user.type(number, shipped?.number ?? '')
  await user.click(await button('Store the number'))
  await screen.findByText(`Order ${shipped?.number} has the consignment number DX9.`)
  await waitFor(() => expect(document.activeElement).toBe(number))
  expect(desk.order(shipped?.id ?? 0).consignment).toBe('DX9')
})
