// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openDesk } from '../../test/open-desk.tsx'

type Opened = Awaited<ReturnType<typeof openDesk>>

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const field = (name: string | RegExp) => screen.findByRole('textbox', { name })
const choose = async ({ user }: Opened, row: string, item: string) => {
  await user.click(await button(`Actions for ${row}`))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}
const write = async ({ user }: Opened, name: RegExp, text: string) => {
  const input = await field(name)
  await user.clear(input)
  if (text) await user.type(input, text)
}
const sent = ({ desk }: Opened) => desk.changes().map(({ path, body }) => [path, body])

it('changes a charge, lists the texts that name the former one, and writes the new one', async () => {
  const opened = await openDesk('/shop')
  await choose(opened, 'Inside Dhaka', 'Change')
  await write(opened, /^Charge/, 'seventy')
  await opened.user.click(await button('Save'))
  expect(await screen.findByText(/Enter an amount such as 70/)).toBeDefined()
  await write(opened, /^Charge/, '৮৫')
  await opened.user.click(await button('Save'))
  expect(await screen.findByText('Inside Dhaka is saved.')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  const table = within(screen.getByRole('table', { name: 'Delivery charges' }))
  expect(table.getByText('85 tk')).toBeDefined()
  expect(screen.getByText('Inside Dhaka ৳70')).toBeDefined()
  expect(screen.getByText('Fact of the shop: about')).toBeDefined()
  const [write85, ...others] = screen.getAllByRole('button', { name: /^Write 85 tk: Page/ })
  expect(others).toEqual([])
  await opened.user.click(write85 as HTMLElement)
  expect(await screen.findAllByText('The text has the new amount.')).toHaveLength(2)
  expect(sent(opened)).toEqual([
    ['/desk/zones/dhaka_inside', { name: 'Inside Dhaka', nameBn: 'ঢাকার ভেতরে', charge: 85 }],
    [
      '/desk/texts/amount',
      { kind: 'page', id: 'delivery-policy', section: 'charges', from: 70, to: 85 },
    ],
  ])
  await opened.user.click(await button('Done with these texts'))
  expect(screen.queryByText('Fact of the shop: about')).toBeNull()
})

it('adds a zone, shows it first, and removes it after a question', async () => {
  const opened = await openDesk('/shop')
  await opened.user.click(await button('Add a zone'))
  await opened.user.click(await button('Save'))
  expect(await screen.findByText('Enter a name.')).toBeDefined()
  await write(opened, /^Name in English/, 'Chattogram')
  await write(opened, /^Charge/, '0')
  await opened.user.click(await button('Save'))
  await choose(opened, 'Chattogram', 'Show first')
  await expect.poll(() => opened.desk.zones.map(({ id }) => id)[0]).toBe('chattogram')
  await choose(opened, 'Chattogram', 'Remove')
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove Chattogram?' }))
  opened.desk.offline = true
  await opened.user.click(question.getByRole('button', { name: 'Remove' }))
  expect(await question.findByText(/There is no connection to the shop/)).toBeDefined()
  opened.desk.offline = false
  await opened.user.click(question.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Chattogram is removed.')).toBeDefined()
  expect(opened.desk.zones).toHaveLength(2)
  expect(sent(opened)).toEqual([
    ['/desk/zones', { name: 'Chattogram', nameBn: null, charge: 0 }],
    ['/desk/zones/chattogram', { position: 1 }],
    ['/desk/zones/chattogram', {}],
  ])
})

it('offers neither to remove the only zone nor to show the first one first', async () => {
  const opened = await openDesk('/shop')
  await opened.user.click(await button('Actions for Outside Dhaka'))
  expect(screen.queryByRole('menuitem', { name: 'Show first' })).toBeNull()
  await opened.user.keyboard('{Escape}')
  await choose(opened, 'Inside Dhaka', 'Remove')
  await opened.user.click(await button('Remove'))
  await screen.findByText('Inside Dhaka is removed.')
  await opened.user.click(await button('Actions for Outside Dhaka'))
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Change'])
})

it('adds a coupon with all its conditions', async () => {
  const opened = await openDesk('/shop/coupons')
  await opened.user.click(await button('Add a coupon'))
  await write(opened, /^Code/, 'save5')
  await opened.user.click(await screen.findByRole('radio', { name: 'A percentage' }))
  await write(opened, /^How much/, '101')
  await opened.user.click(await button('Save'))
  expect(await screen.findByText(/There is a coupon with this code/)).toBeDefined()
  expect(screen.getByText('Enter a whole number from 1 to 100.')).toBeDefined()
  await write(opened, /^Code/, 'eid-10')
  await write(opened, /^How much/, '10')
  await write(opened, /^At most/, '২০০')
  await write(opened, /^From a subtotal/, '1,000')
  await write(opened, /^How many orders/, '50')
  await opened.user.type(screen.getByLabelText('First day'), '2027-03-01')
  await opened.user.type(screen.getByLabelText('Last day'), '2027-02-01')
  await opened.user.click(await button('Save'))
  expect(await screen.findByText('The last day is before the first one.')).toBeDefined()
  await opened.user.clear(screen.getByLabelText('Last day'))
  await opened.user.type(screen.getByLabelText('Last day'), '2027-03-31')
  await opened.user.click(await button('Save'))
  expect(await screen.findByText('EID-10 is saved.')).toBeDefined()
  expect(sent(opened)).toEqual([
    [
      '/desk/coupons/EID-10',
      {
        ...{ kind: 'percent', value: 10, atMost: 200, minSubtotal: 1000 },
        ...{ maxUses: 50, from: '2027-03-01', to: '2027-03-31' },
      },
    ],
  ])
  expect(screen.getByText('1 March 2027 to 31 March 2027')).toBeDefined()
  expect(screen.getByText('0 of 50')).toBeDefined()
})

it('changes a coupon and keeps what is not changed, then removes it', async () => {
  const opened = await openDesk('/shop/coupons')
  await choose(opened, 'PUJA100', 'Change')
  expect(screen.queryByRole('textbox', { name: /^Code/ })).toBeNull()
  await write(opened, /^How much/, '120')
  await opened.user.click(await button('Save'))
  await screen.findByText('PUJA100 is saved.')
  expect(opened.desk.coupons[1]).toEqual({
    ...{ code: 'PUJA100', kind: 'amount', value: 120, atMost: null, minSubtotal: 1200 },
    ...{ from: '2026-10-01', to: '2026-10-31', maxUses: 500, used: 12 },
  })
  await choose(opened, 'PUJA100', 'Remove')
  await opened.user.click(await button('Remove'))
  expect(await screen.findByText('PUJA100 is removed.')).toBeDefined()
  expect(opened.desk.coupons.map(({ code }) => code)).toEqual(['SAVE5'])
})

it('changes facts of the shop, sends what was changed, and lists the texts that have the former ones', async () => {
  const opened = await openDesk('/shop/facts')
  await write(opened, /^Phone number/, 'call us')
  await write(opened, /^Facebook/, 'haat')
  await write(opened, /^Latitude/, '91')
  await opened.user.click(await button('Save'))
  expect(await screen.findByText(/Enter a phone number such as/)).toBeDefined()
  expect(screen.getByText('Enter an address that starts with https://.')).toBeDefined()
  expect(screen.getByText('Enter degrees such as 23.78.')).toBeDefined()
  await write(opened, /^Phone number/, '01812345678')
  await write(opened, /^Facebook/, '')
  await write(opened, /^Latitude/, '২৩.৮')
  await write(opened, /^Name of the shop in Bengali/, 'নতুন হাট')
  await opened.user.click(await button('Save'))
  expect(await screen.findByText('Name and contacts are saved.')).toBeDefined()
  const facts = { phone: '01812345678', facebook: '', mapLatitude: '23.8', nameBn: 'নতুন হাট' }
  expect(sent(opened)).toEqual([['/desk/facts', { facts }]])
  expect(screen.getByText('Page about-us')).toBeDefined()
  await opened.user.click(await button('Save'))
  expect(await screen.findByText('Nothing was changed.')).toBeDefined()
  expect(sent(opened)).toHaveLength(1)
})

it('shows staff that only owners change charges', async () => {
  await openDesk('/shop', { as: 'মোঃ রফিকুল ইসলাম' })
  expect(await screen.findByText(/Your role may not do this/)).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Shop' })).toBeNull()
})
