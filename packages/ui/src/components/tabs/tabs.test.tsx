// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { mount, unmount } from '../../../test/conformance/mount.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from './tabs.tsx'

afterEach(unmount)

const tabs = () => [...document.querySelectorAll('[role=tab]')]

it('tabs and panels refer to each other, whatever letters a value has', async () => {
  const onValueChange = vi.fn()
  await mount(
    <Tabs defaultValue="how to use" onValueChange={onValueChange}>
      <TabsList aria-label="About">
        <TabsTrigger value="how to use">How to use</TabsTrigger>
        <TabsTrigger value="বিবরণ_1">Description</TabsTrigger>
      </TabsList>
      <TabsContent value="how to use">Rice and water.</TabsContent>
      <TabsContent value="বিবরণ_1">A rice cooker.</TabsContent>
    </Tabs>,
  )
  for (const tab of tabs()) {
    const panel = document.querySelector(`#${CSS.escape(tab.getAttribute('aria-controls') ?? '')}`)
    expect(panel?.getAttribute('role')).toBe('tabpanel')
    expect(panel?.getAttribute('aria-labelledby')).toBe(tab.id)
    expect(tab.id).toMatch(/^\S+$/)
  }
  await act(async () =>
    tabs()[1]?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true })),
  )
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('বিবরণ_1')
  expect(document.querySelector('[role=tabpanel]:not([hidden])')?.textContent).toBe(
    'A rice cooker.',
  )
})

it('a tab without a panel refers to none', async () => {
  await mount(
    <Tabs defaultValue="all">
      <TabsList aria-label="Orders">
        <TabsTrigger value="all">All</TabsTrigger>
      </TabsList>
    </Tabs>,
  )
  expect(tabs()[0]?.hasAttribute('aria-controls')).toBe(false)
})
