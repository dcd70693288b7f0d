// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { mount, unmount } from '../../../test/conformance/mount.tsx'
import { SiteHeader } from './site-header.tsx'

afterEach(unmount)

it('an Escape that ends the composition of an input method does not close the search', async () => {
  await mount(<SiteHeader brand="Shop" search={<input aria-label="Search" />} />)
  const button = () => document.querySelector('[aria-label$=" search"]') as HTMLButtonElement
  const expanded = () => button().getAttribute('aria-expanded')
  const escape = (init?: KeyboardEventInit) =>
    act(async () => {
      const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, ...init })
      document.activeElement?.dispatchEvent(event)
    })
  await act(async () => button().click())
  expect(document.activeElement?.tagName).toBe('INPUT')
  await escape({ isComposing: true })
  await escape({ keyCode: 229 })
  expect(expanded()).toBe('true')
  await escape()
  expect(expanded()).toBe('false')
})
