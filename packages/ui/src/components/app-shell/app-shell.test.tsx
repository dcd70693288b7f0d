// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { mount, unmount } from '../../../test/conformance/mount.tsx'
import { AppShell } from './app-shell.tsx'

afterEach(unmount)

const items = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, label: id, href: `#${id}` }))
const bottom = () => document.querySelector('.shop-app-bottom')

it('has the first four pages at the bottom, and all of them in the drawer', async () => {
  await mount(<AppShell brand="Haat" items={items} current="e" />)
  expect(bottom()?.querySelectorAll('a')).toHaveLength(4)
  await act(async () => bottom()?.querySelector('button')?.click())
  const links = [...document.querySelectorAll<HTMLElement>('[role=dialog] a')]
  expect(links.map(({ textContent }) => textContent)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(links[4]?.getAttribute('aria-current')).toBe('page')
  await act(async () => links[0]?.click())
  expect(document.querySelector('[role=dialog]')).toBeNull()
})

it('has no drawer where the bottom bar has all pages', async () => {
  await mount(<AppShell brand="Haat" items={items.slice(0, 4)} />)
  expect(bottom()?.querySelector('button')).toBeNull()
})
