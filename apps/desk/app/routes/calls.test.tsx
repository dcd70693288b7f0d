// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FakeDesk } from '../../test/fake-desk.ts'
import { openDesk } from '../../test/open-desk.tsx'

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const link = (name: string | RegExp) => screen.findByRole('link', { name })
/** The order whose shopper is called. */
const shown = async () => (await link(/^Order \d+$/)).textContent
const answers = (desk: FakeDesk) => desk.changes().map(({ path, body }) => [path, body])

it('shows the oldest order first, with the ways to reach the person', async () => {
  const { desk } = await openDesk('/calls')
  const oldest = desk.orders.findLast(({ state }) => state === 'pending')
  expect(await shown()).toBe(`Order ${oldest?.number}`)
  expect((await link(/^Call /)).getAttribute('href')).toBe(`tel:${oldest?.phone}`)
  const href = new URL((await link('Write on WhatsApp')).getAttribute('href') ?? '')
  expect(href.pathname).toBe(`/88${oldest?.phone}`)
  expect(href.searchParams.get('text')).toContain(oldest?.number)
})

it('writes to a person in the language of the order', async () => {
  const { desk } = await openDesk('/calls')
  const order = desk.orders.findLast(({ state }) => state === 'pending')
  desk.orders = desk.orders.map((one) =>
    one === order ? { ...one, language: 'bn', pieces: 3, toCollect: 1320 } : one,
  )
  desk.add({ ...desk.order(402900), id: 402_901, number: '402901' })
  await waitFor(async () => {
    const text = new URL((await link('Write on WhatsApp')).getAttribute('href') ?? '').searchParams
    expect(text.get('text')).toMatch(/আপনি ৩ পিস পণ্য অর্ডার করেছেন, মোট .*১,৩২০/)
  })
})

it('one press answers, shows the next order, and is undone', async () => {
  const { user, desk } = await openDesk('/calls')
  const first = await shown()
  const { waiting } = await waitingOrders()
  await user.click(await button('Confirmed'))
  await waitFor(async () => expect(await shown()).not.toBe(first))
  expect((await waitingOrders()).waiting).toBe(waiting - 1)
  await user.click(await button('Undo'))
  await waitFor(async () => expect(await shown()).toBe(first))
  expect(desk.changes()).toEqual([])
})

it('the next order is shown from its top', async () => {
  const { user } = await openDesk('/calls')
  const scrollTo = vi.spyOn(window, 'scrollTo')
  const first = await shown()
  await user.click(await button('Confirmed'))
  await waitFor(async () => expect(await shown()).not.toBe(first))
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0 })
})

async function waitingOrders() {
  const text = (await screen.findByText(/to call now/)).textContent ?? ''
  return { waiting: Number(/^\d+/.exec(text)?.[0]) }
}

it('sends each answer with what belongs to it', async () => {
  const { user, desk } = await openDesk('/calls')
  const ids: number[] = []
  for (const answer of ['Confirmed', /^Tomorrow at/, 'the price', 'Wrong number']) {
    ids.push(Number((await shown())?.replace('Order ', '')))
    await user.click(await button(answer))
    await waitFor(async () => expect(await shown()).not.toBe(`Order ${ids.at(-1)}`))
  }
  await user.click(await button('Close'))
  await waitFor(() => expect(desk.changes()).toHaveLength(4))
  expect(new Set(ids).size).toBe(4)
  expect(answers(desk)).toEqual([
    [`/desk/orders/${ids[0]}/calls`, { outcome: 'confirmed', version: 1 }],
    [
      `/desk/orders/${ids[1]}/calls`,
      { outcome: 'no_answer', callAt: expect.stringMatching(/Z$/), version: 1 },
    ],
    [`/desk/orders/${ids[2]}/calls`, { outcome: 'cancelled', reason: 'the price', version: 1 }],
    [`/desk/orders/${ids[3]}/calls`, { outcome: 'wrong_number', version: 1 }],
  ])
  expect(await screen.findByText(/1 again later/)).toBeDefined()
})

it('a double click answers one call', async () => {
  const { user, desk } = await openDesk('/calls')
  await user.dblClick(await button('Confirmed'))
  await user.click(await button('Close'))
  await waitFor(() => expect(desk.changes()).toHaveLength(1))
})

it('an order that is called stays when others come before it, and says when somebody else has answered', async () => {
  const { user, desk } = await openDesk('/calls')
  const first = await shown()
  const id = Number(first?.replace('Order ', ''))
  desk.orders.push({ ...desk.order(402900), id: 300_000, number: '300000' })
  desk.change(402900, { note: 'read again' })
  expect(await waitingOrders()).toBeDefined()
  await user.click(await button('Call later, show the next'))
  await waitFor(async () => expect(await shown()).not.toBe(first))
  desk.change(id, {})
  const second = Number((await shown())?.replace('Order ', ''))
  desk.change(second, { state: 'confirmed', calls: 1 })
  expect(await screen.findByText(/Somebody else has answered/)).toBeDefined()
  expect(await shown()).toBe(`Order ${second}`)
  expect(screen.queryByRole('button', { name: 'Confirmed' })).toBeNull()
  await user.click(await button('Show the next'))
  await waitFor(async () => expect(await shown()).not.toBe(`Order ${second}`))
})

it('says when nobody is left to call', async () => {
  const desk = new FakeDesk([])
  await openDesk('/calls', { desk })
  expect(await screen.findByText('Nobody is to be called now.')).toBeDefined()
})
