// @vitest-environment jsdom
import './conformance/jsdom-gaps.ts'
import { act, type ReactElement } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { CategoryMenu, DisclosureMenu } from '../src/index.ts'
import { mount, unmount } from './conformance/mount.tsx'

const kitchen = { id: 1, name: 'Kitchen', href: '#kitchen', icon: 'kitchen.svg', iconAlt: '' }
const menus: [string, ReactElement][] = [
  [
    'DisclosureMenu',
    <DisclosureMenu key="menu" label="Categories">
      <a href="#kitchen">Kitchen</a>
    </DisclosureMenu>,
  ],
  ['CategoryMenu', <CategoryMenu key="menu" categories={[kitchen]} />],
]

const button = () => document.querySelector('button') as HTMLButtonElement
const link = () => document.querySelector('a[href="#kitchen"]') as HTMLAnchorElement
const opened = () => button().getAttribute('aria-expanded') === 'true'
const go = (work: () => void) => act(() => Promise.resolve(work()))
const escape = () =>
  go(
    () =>
      void document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
      ),
  )

afterEach(unmount)

describe.each(menus)('%s', (_, menu) => {
  it('opens and closes by a press, and closes by choosing', async () => {
    await mount(menu)
    expect(opened()).toBe(false)
    await go(() => button().click())
    expect(opened()).toBe(true)
    await go(() => button().click())
    expect(opened()).toBe(false)
    await go(() => button().click())
    await go(() => link().click())
    expect(opened()).toBe(false)
  })

  it('closes by Esc and gives the focus back to its button', async () => {
    await mount(menu)
    await go(() => button().click())
    await go(() => link().focus())
    expect(opened()).toBe(true)
    await escape()
    expect(opened()).toBe(false)
    expect(document.activeElement).toBe(button())
  })

  it('closes by a press elsewhere, and when the focus goes on', async () => {
    await mount(
      <>
        {menu}
        <button id="after">Bag</button>
      </>,
    )
    await go(() => button().click())
    await go(() => void document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })))
    expect(opened()).toBe(false)
    await go(() => button().click())
    await go(() => link().focus())
    await go(() => document.getElementById('after')?.focus())
    expect(opened()).toBe(false)
  })
})
