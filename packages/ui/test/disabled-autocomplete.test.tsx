// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Autocomplete } from '../src/index.ts'
import { mount, unmount } from './conformance/mount.tsx'

afterEach(unmount)

it('a disabled combobox has a disabled input, and its form does not send the text', async () => {
  await mount(
    <form>
      <Autocomplete disabled name="q" aria-label="Search" defaultValue="fan" items={[]} />
    </form>,
  )
  const input = document.querySelector('input')
  expect(input?.disabled).toBe(true)
  await act(async () => input?.focus())
  expect(input?.getAttribute('aria-expanded')).toBe('false')
  expect([...new FormData(document.querySelector('form') ?? undefined)]).toEqual([])
})
