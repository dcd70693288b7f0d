// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openDesk } from '../../test/open-desk.tsx'

type Opened = Awaited<ReturnType<typeof openDesk>>

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const row = async (number: string) => {
  const table = within(await screen.findByRole('table', { name: 'Parcels of the statement' }))
  return within(table.getByRole('rowheader', { name: number }).closest('tr') as HTMLElement)
}

/** Pastes a statement: one parcel is paid, one too little, one comes back, one is unknown. */
async function paste({ user, desk }: Opened) {
  // So that four parcels are on the way.
  for (const order of desk.orders.filter(({ state }) => state === 'packed'))
    desk.change(order.id, { state: 'shipped', courier: 'steadfast' })
  const [paid, less, back, missing] = desk.orders.filter(({ state }) => state === 'shipped')
  if (!paid || !less || !back || !missing) throw new Error('The sample has too few orders')
  const lines = [
    `${paid.number},${paid.total},Delivered`,
    `${less.number},${less.total - 10.5},Delivered`,
    `${back.number},0,Returned`,
    '77,60,Delivered',
  ]
  await user.click(await screen.findByRole('textbox', { name: /^Statement of the courier/ }))
  await user.paste(['invoice,collected,status', ...lines].join('\n'))
  await user.click(await button('Compare with the orders'))
  return { paid, less, back, missing }
}

it('shows what a courier pays beside what it owes, and stores nothing', async () => {
  const opened = await openDesk('/settling')
  const { paid, less, back, missing } = await paste(opened)
  for (const [number, result] of [
    [paid.number, 'Paid as expected'],
    [less.number, 'Paid too little'],
    [back.number, 'Returned'],
    ['77', 'No such order'],
  ] as const) {
    expect((await row(number)).getByText(result)).toBeDefined()
  }
  expect(screen.getByText('49.50 tk')).toBeDefined()
  const others = within(screen.getByRole('table', { name: 'Not in the statement' }))
  expect(others.getByRole('rowheader', { name: missing.number })).toBeDefined()
  expect((await row('77')).queryByRole('checkbox')).toBeNull()
  expect(opened.desk.order(paid.id).state).toBe('shipped')
})

it('shows first what does not agree', async () => {
  const opened = await openDesk('/settling')
  const { paid, less, back } = await paste(opened)
  await row(paid.number)
  const table = within(screen.getByRole('table', { name: 'Parcels of the statement' }))
  expect(table.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
    ...[less.number, back.number, '77', paid.number],
  ])
})

it('settles what is selected, with the good pieces of a returned parcel', async () => {
  const opened = await openDesk('/settling')
  const { user, desk } = opened
  const { paid, less, back } = await paste(opened)
  expect((await row(paid.number)).getByRole('checkbox')).toHaveProperty('checked', true)
  expect((await row(less.number)).getByRole('checkbox')).toHaveProperty('checked', false)
  expect(
    (await button('Settle 1 parcel')).compareDocumentPosition(
      screen.getByRole('table', { name: 'Parcels of the statement' }),
    ),
  ).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click((await row(back.number)).getByRole('checkbox'))
  const [line] = back.lines
  await user.selectOptions(screen.getByLabelText(`Good pieces of ${line?.name}`), '1')
  await user.click(await button('Settle 2 parcels'))
  await screen.findByText('2 parcels are settled.')
  const sent = desk.sent.find(({ path }) => path === '/desk/settlements')
  expect(sent?.body).toEqual({
    courier: 'steadfast',
    parcels: [
      { id: paid.id, version: paid.version, collected: paid.total },
      {
        ...{ id: back.id, version: back.version, collected: 0 },
        good: [{ productId: line?.productId, pieces: 1 }],
      },
    ],
  })
  await waitFor(async () =>
    expect((await row(paid.number)).getByText('Settled before')).toBeDefined(),
  )
  expect((await row(paid.number)).queryByRole('checkbox')).toBeNull()
  expect(desk.order(less.id).state).toBe('shipped')
})

it('names the parcel that somebody has changed, settles none, and shows it as it is now', async () => {
  const opened = await openDesk('/settling')
  const { user, desk } = opened
  const { paid } = await paste(opened)
  await row(paid.number)
  desk.change(paid.id, { note: 'Calls back' })
  await user.click(await button('Settle 1 parcel'))
  await screen.findByText(`Order ${paid.number}: somebody has changed it meanwhile.`)
  expect(desk.order(paid.id).state).toBe('shipped')
  // The statement was compared again, with the order as it is now.
  await waitFor(() =>
    expect(desk.sent.filter(({ path }) => path.endsWith('/check'))).toHaveLength(2),
  )
  await user.click(await button('Settle 1 parcel'))
  await screen.findByText('1 parcel is settled.')
})

it('says which line of a statement cannot be read', async () => {
  const { user } = await openDesk('/settling')
  const text = await screen.findByRole('textbox', { name: /^Statement of the courier/ })
  await user.click(text)
  await user.paste('invoice,collected\n402900,ten\n')
  await user.click(await button('Compare with the orders'))
  await screen.findByText('Line 2: "ten" is not an amount of taka.')
  expect(text).toHaveProperty('value', 'invoice,collected\n402900,ten\n')
})

it('is not offered to the staff', async () => {
  await openDesk('/packing', { as: 'মোঃ রফিকুল ইসলাম' })
  await screen.findAllByRole('link', { name: 'Hand-over' })
  expect(screen.queryByRole('link', { name: 'Settling' })).toBeNull()
})

it('says to the staff that opens its address why it is not shown', async () => {
  await openDesk('/settling', { as: 'মোঃ রফিকুল ইসলাম' })
  await screen.findByRole('heading', { name: 'Your role may not do this. Ask an owner.' })
  expect(screen.queryByRole('textbox')).toBeNull()
})
