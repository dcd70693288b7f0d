// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { mount, unmount } from '../../../test/conformance/mount.tsx'
import { SegmentedControl } from './segmented-control.tsx'

afterEach(unmount)

const items = [
  { id: 'today', label: 'Today' },
  { id: 'week', label: '7 days' },
]

it('sends the chosen id with its form, and a reset restores the first choice', async () => {
  await mount(
    <form>
      <SegmentedControl aria-label="Period" name="period" items={items} defaultValue="week" />
    </form>,
  )
  const form = document.querySelector('form') as HTMLFormElement
  const radios = [...document.querySelectorAll('input')]
  expect(new FormData(form).get('period')).toBe('week')
  await act(async () => radios[0]?.click())
  expect(new FormData(form).get('period')).toBe('today')
  await act(async () => form.reset())
  expect(new FormData(form).get('period')).toBe('week')
})
