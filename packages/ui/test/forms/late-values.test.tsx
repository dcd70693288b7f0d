// @vitest-environment jsdom
import { act } from 'react'
import { expect, it } from 'vitest'
import { DeliveryForm } from '../../src/blocks/delivery-form/delivery-form.tsx'
import { renderWithFakeTimers } from '../render-with-fake-timers.tsx'

const form = (defaultValues = {}) => (
  <DeliveryForm defaultValues={defaultValues} onSubmit={() => Promise.resolve({ ok: true })} />
)
const last = { name: 'Rahima', mobile: '01712345678', address: 'Mirpur 10' }

it('values that come late leave the field with the focus alone, and one that was left', async () => {
  const page = await renderWithFakeTimers(form())
  const field = (name: string) => page.find<HTMLInputElement>(`[name=${name}]`)
  const values = () => ['name', 'mobile', 'address'].map((name) => field(name).value)
  await act(async () => field('name').focus())
  await act(async () => field('mobile').focus())
  await page.rerender(form(last))
  expect(values()).toEqual(['', '', 'Mirpur 10'])
  await act(async () => field('address').focus())
  await page.rerender(form({ ...last }))
  expect(values()).toEqual(['', '', 'Mirpur 10'])
})
