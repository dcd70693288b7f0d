// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { mount, unmount } from '../../../test/conformance/mount.tsx'
import { CategoryMenu } from './category-menu.tsx'

const kitchen = { id: 1, name: 'Kitchen', href: '#kitchen', icon: 'kitchen.svg', iconAlt: '' }
const menu = <CategoryMenu categories={[kitchen]} />

const button = () => document.querySelector('button') as HTMLButtonElement
const link = () => document.querySelector('a[href="#kitchen"]') as HTMLAnchorElement
const opened = () => button().getAttribute('aria-expanded') === 'true'
const run = (work: () => void) => act(() => Promise.resolve(work()))
const escape = (init?: KeyboardEventInit) =>
  run(
    () =>
      void document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, ...init }),
      ),
  )

afterEach(unmount)
afterEach(() => void vi.restoreAllMocks())

describe('CategoryMenu', () => {
  it('opens and closes on click, and closes on choosing a link', async () => {
    await mount(menu)
    expect(opened()).toBe(false)
    await run(() => button().click())
    expect(opened()).toBe(true)
    await run(() => button().click())
    expect(opened()).toBe(false)
    await run(() => button().click())
    await run(() => link().click())
    expect(opened()).toBe(false)
  })

  it('stays closed when the focus passes its button', async () => {
    vi.spyOn(Element.prototype, 'matches').mockReturnValue(true)
    await mount(menu)
    await run(() => button().focus())
    expect(document.activeElement).toBe(button())
    expect(opened()).toBe(false)
  })

  it('closes on Esc and returns the focus to its button', async () => {
    await mount(menu)
    await run(() => button().click())
    await run(() => link().focus())
    expect(opened()).toBe(true)
    await escape()
    expect(opened()).toBe(false)
    expect(document.activeElement).toBe(button())
  })

  it('stays open on an Esc that ends the composition of an input method', async () => {
    await mount(menu)
    await run(() => button().click())
    await escape({ isComposing: true })
    await escape({ keyCode: 229 })
    expect(opened()).toBe(true)
  })

  it('closes on a press elsewhere, and when the focus leaves it', async () => {
    await mount(
      <>
        {menu}
        <button id="after">Bag</button>
      </>,
    )
    await run(() => button().click())
    await run(() => void document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })))
    expect(opened()).toBe(false)
    await run(() => button().click())
    await run(() => link().focus())
    await run(() => document.getElementById('after')?.focus())
    expect(opened()).toBe(false)
  })
})
