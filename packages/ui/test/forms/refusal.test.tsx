// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { TrackOrderForm, type FormResult } from '../../src/index.ts'
import { mount, unmount } from '../conformance/mount.tsx'

afterEach(unmount)

/** What a form shows as its failure after `result`. */
async function shownAfter(result: FormResult) {
  const values = { orderNumber: '1', phone: '01712345678' }
  await mount(<TrackOrderForm defaultValues={values} onSubmit={async () => result} />)
  await act(async () => document.querySelector('form')?.requestSubmit())
  return document.querySelector('form strong')?.textContent
}

it('a refusal without a message shows the text of the form', async () => {
  expect(await shownAfter({ ok: false })).toMatch(/^We could not send this/)
})

it('a refusal shows its message', async () => {
  expect(await shownAfter({ ok: false, message: 'We do not know it.' })).toBe('We do not know it.')
})
