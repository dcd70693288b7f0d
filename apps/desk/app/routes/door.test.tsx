// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FakeDesk } from '../../test/fake-desk.ts'
import { openDesk } from '../../test/open-desk.tsx'

const field = (name: string) => screen.findByLabelText(new RegExp(`^${name}`))
const button = (name: string) => screen.findByRole('button', { name })
const heading = (name: string | RegExp) => screen.findByRole('heading', { name })

it('a member signs in, and gets the page that was asked for', async () => {
  const { user, address } = await openDesk('/orders?state=confirmed', { as: null })
  await user.type(await field('Name'), 'Maya')
  await user.type(await field('Password'), 'wrong')
  await user.click(await button('Sign in'))
  expect(await screen.findByText('Name and password do not match. Check both.')).toBeDefined()
  expect(await field('Name')).toHaveProperty('value', 'Maya')
  await user.clear(await field('Password'))
  await user.type(await field('Password'), 'correct horse')
  await user.click(await button('Sign in'))
  await heading('Orders')
  expect(address()).toBe('/orders?state=confirmed')
})

it('an address that leads out of the desk is not opened after signing in', async () => {
  const { user, address } = await openDesk('/sign-in?to=//evil.example', { as: null })
  await user.type(await field('Name'), 'Maya')
  await user.type(await field('Password'), 'correct horse')
  await user.click(await button('Sign in'))
  await heading('Today')
  expect(address()).toBe('')
})

it('a member with a second factor enters a code, after the password', async () => {
  const desk = new FakeDesk()
  desk.staff = desk.staff.map((one) => ({ ...one, secondFactor: true }))
  const { user } = await openDesk('/sign-in', { as: null, desk })
  await user.type(await field('Name'), 'Maya')
  await user.type(await field('Password'), 'correct horse')
  expect(screen.queryByLabelText(/^Code/)).toBeNull()
  await user.click(await button('Sign in'))
  await user.type(await field('Code'), '000000')
  await user.click(await button('Sign in'))
  expect(await screen.findByText(/This code is wrong/)).toBeDefined()
  await user.clear(await field('Code'))
  await user.type(await field('Code'), '123456')
  await user.click(await button('Sign in'))
  await heading('Today')
})

it('says how long somebody has to wait who tried too often, and that there is no connection', async () => {
  const { user, desk } = await openDesk('/sign-in', { as: null })
  desk.limited = 300
  await user.type(await field('Name'), 'Maya')
  await user.type(await field('Password'), 'guess')
  await user.click(await button('Sign in'))
  expect(await screen.findByText('Too many tries. Try again in 5 minutes.')).toBeDefined()
  desk.offline = true
  await user.click(await button('Sign in'))
  expect(await screen.findByText(/no connection to the shop/)).toBeDefined()
  expect(await field('Password')).toHaveProperty('value', 'guess')
})

it('a link makes an account', async () => {
  const { user, desk } = await openDesk('/invitation/good', { as: null })
  expect(await screen.findByText(/You join as Staff/)).toBeDefined()
  expect(await field('Name')).toHaveProperty('value', 'Farhana')
  await user.type(await field('New password'), 'short')
  await user.click(await button('Create my account'))
  expect(await screen.findByText('A password has at least 10 characters.')).toBeDefined()
  await user.type(await field('New password'), ' and then long')
  await user.click(await button('Create my account'))
  await heading('Today')
  expect(desk.passwords['Farhana']).toBe('short and then long')
})

it('a link that was used says so', async () => {
  await openDesk('/invitation/used', { as: null })
  expect(await screen.findByText('This link is used, too old or wrong.')).toBeDefined()
})

it('a session that ends while somebody types is renewed over the page, and what was pressed goes on', async () => {
  const { user, desk } = await openDesk('/account')
  await user.type(await field('Current password'), 'correct horse')
  await user.type(await field('New password'), 'another long one')
  desk.signedIn = undefined
  await user.click(await button('Change the password'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Your session has ended' }))
  expect(dialog.getByLabelText(/^Name/)).toHaveProperty('value', 'Maya')
  await user.type(dialog.getByLabelText(/^Password/), 'correct horse')
  await user.click(dialog.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText(/The password is changed/)).toBeDefined()
  expect(desk.passwords['Maya']).toBe('another long one')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a wrong current password is said at its field', async () => {
  const { user } = await openDesk('/account')
  await user.type(await field('Current password'), 'guess')
  await user.type(await field('New password'), 'another long one')
  await user.click(await button('Change the password'))
  await waitFor(async () =>
    expect((await field('Current password')).getAttribute('aria-invalid')).toBe('true'),
  )
  expect(await field('New password')).toHaveProperty('value', 'another long one')
})

it('switches the second factor on, with recovery codes, and off', async () => {
  const { user, desk } = await openDesk('/account')
  await user.click(await button('Switch it on'))
  await user.type(await field('Password'), 'correct horse')
  await user.click(await button('Switch it on'))
  const link = await screen.findByRole('link', { name: /^otpauth:/ })
  expect(link.getAttribute('href')).toContain('JBSWY3DPEHPK3PXP')
  await user.type(await field('Code'), '123456')
  await user.click(await button('Confirm the code'))
  await heading('Your recovery codes')
  expect(screen.getAllByText(/^ABCD-EFGH/)).toHaveLength(10)
  await user.click(await button('I have kept them'))
  await user.click(await button('Switch it off'))
  await user.type(await field('Password'), 'correct horse')
  await user.click(await button('Switch it off'))
  await button('Switch it on')
  expect(desk.staff[0]?.secondFactor).toBe(false)
})

it('an owner invites, and changes who may sign in', async () => {
  const { user, desk } = await openDesk('/staff')
  await user.click(await screen.findByRole('switch', { name: 'Tariq may sign in' }))
  expect(await screen.findByText('Tariq is changed.')).toBeDefined()
  expect(desk.staff[2]?.active).toBe(true)
  await user.selectOptions(screen.getByLabelText('Role of Maya'), 'staff')
  expect(await screen.findByText(/This is the last owner/)).toBeDefined()
  expect(screen.getByLabelText('Role of Maya')).toHaveProperty('value', 'owner')

  await user.click(screen.getByRole('button', { name: 'Invite somebody' }))
  await user.click(await button('Make a link'))
  expect(await field('Link')).toHaveProperty(
    'value',
    `${window.location.origin}/desk/invitation/good`,
  )
})

it('staff is shown no list of staff', async () => {
  await openDesk('/account', { as: 'Tariq', desk: withTariq() })
  await heading('Your account')
  expect(screen.queryByRole('link', { name: 'Staff' })).toBeNull()
})

it('staff that opens the address of the list of staff sees why it is not shown', async () => {
  const { desk } = await openDesk('/staff', { as: 'Tariq', desk: withTariq() })
  await heading('Your role may not do this. Ask an owner.')
  expect(screen.queryByRole('button', { name: 'Invite somebody' })).toBeNull()
  expect(desk.sent.map(({ path }) => path)).not.toContain('/desk/staff')
})

function withTariq() {
  const desk = new FakeDesk()
  desk.staff = desk.staff.map((one) => ({ ...one, active: true }))
  return desk
}

it('shows the desk in Bengali, and keeps the choice', async () => {
  const { user } = await openDesk('/account')
  await user.click((await screen.findAllByRole('button', { name: /^Maya/ }))[0] as HTMLElement)
  await user.click(await screen.findByRole('menuitem', { name: 'বাংলা' }))
  await heading('আপনার অ্যাকাউন্ট')
  expect(localStorage.getItem('desk-settings')).toContain('"language":"bn"')
})

it('an address without a page says so', async () => {
  await openDesk('/nothing')
  await heading('There is no such page.')
  expect(document.title).toContain('There is no such page.')
})
