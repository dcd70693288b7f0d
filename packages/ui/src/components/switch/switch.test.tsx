// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { mount, unmount } from '../../../test/conformance/mount.tsx'
import { Switch } from './switch.tsx'

afterEach(unmount)

it('is sent with its form while it is on', async () => {
  const onChange = vi.fn()
  await mount(
    <form>
      <Switch label="Show it" name="visible" value="yes" onChange={onChange} />
    </form>,
  )
  const form = document.querySelector('form') as HTMLFormElement
  expect(new FormData(form).get('visible')).toBeNull()
  await act(async () => document.querySelector('label')?.click())
  expect(new FormData(form).get('visible')).toBe('yes')
  expect(onChange).toHaveBeenCalledOnce()
})
