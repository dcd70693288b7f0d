// @vitest-environment jsdom
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import * as ui from '../../src/index.ts'
import { consoleErrors, mount, renderOnServer, unmount } from './mount.tsx'

/** Compound components with their trigger, closed or open. */
const popups = (open: boolean): Record<string, ReactElement> => ({
  Dialog: (
    <ui.Dialog defaultOpen={open}>
      <ui.DialogTrigger>Size guide</ui.DialogTrigger>
      <ui.DialogContent>
        <ui.DialogTitle>Which size fits?</ui.DialogTitle>
        <ui.DialogDescription>1.8 litres cook rice for six.</ui.DialogDescription>
      </ui.DialogContent>
    </ui.Dialog>
  ),
  AlertDialog: (
    <ui.AlertDialog defaultOpen={open}>
      <ui.DialogTrigger>Remove</ui.DialogTrigger>
      <ui.AlertDialogContent>
        <ui.AlertDialogTitle>Remove it?</ui.AlertDialogTitle>
        It stays in the shop.
      </ui.AlertDialogContent>
    </ui.AlertDialog>
  ),
  Drawer: (
    <ui.Drawer defaultOpen={open}>
      <ui.DialogTrigger>Menu</ui.DialogTrigger>
      <ui.DrawerContent>
        <ui.DrawerTitle>Menu</ui.DrawerTitle>
        Shelves
      </ui.DrawerContent>
    </ui.Drawer>
  ),
  Menu: (
    <ui.Menu defaultOpen={open}>
      <ui.MenuTrigger>Actions</ui.MenuTrigger>
      <ui.MenuContent>
        <ui.MenuItem>Confirm</ui.MenuItem>
      </ui.MenuContent>
    </ui.Menu>
  ),
  Popover: (
    <ui.Popover defaultOpen={open}>
      <ui.PopoverTrigger>Columns</ui.PopoverTrigger>
      <ui.PopoverContent aria-label="Columns">Phone</ui.PopoverContent>
    </ui.Popover>
  ),
  Tabs: (
    <ui.Tabs defaultValue={open ? 'delivery' : 'description'}>
      <ui.TabsList aria-label="About this product">
        <ui.TabsTrigger value="description">Description</ui.TabsTrigger>
        <ui.TabsTrigger value="delivery">Delivery</ui.TabsTrigger>
      </ui.TabsList>
      <ui.TabsContent value="description">A rice cooker.</ui.TabsContent>
      <ui.TabsContent value="delivery">Inside Dhaka in a day.</ui.TabsContent>
    </ui.Tabs>
  ),
})

const ids = () => [...document.querySelectorAll('[id]')].map(({ id }) => id)
const references = () =>
  ['aria-controls', 'aria-labelledby', 'aria-describedby']
    .flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map(
        (element) => [element, element.getAttribute(name) ?? ''] as const,
      ),
    )
    // A closed popup is not in the page, but its trigger refers to it (WAI-ARIA disclosure pattern).
    .filter(([element]) => element.getAttribute('data-state') !== 'closed')

const cases = [false, true].flatMap((open) =>
  Object.entries(popups(open)).map(([name, piece]) => ({ name, open, piece })),
)

describe.each(cases)('$name, open at first: $open', ({ piece }) => {
  afterEach(unmount)

  it('hydrates without errors, also beside another instance', async () => {
    const tree = (
      <main>
        <section>{piece}</section>
        <section>{piece}</section>
      </main>
    )
    let html = ''
    expect(await consoleErrors(() => void (html = renderOnServer(tree)))).toEqual([])
    let recovered: string[] = []
    expect(await consoleErrors(async () => void (recovered = await mount(tree, html)))).toEqual([])
    expect(recovered).toEqual([])
    expect(new Set(ids()).size).toBe(ids().length)
    for (const [, list] of references())
      for (const id of list.split(' ')) expect(ids()).toContain(id)
  })
})

describe('an id of the caller', () => {
  afterEach(unmount)

  it('is set on the popup, and its trigger refers to it', async () => {
    await mount(
      <ui.Dialog defaultOpen>
        <ui.DialogTrigger id="opener" aria-controls="guide">
          Size guide
        </ui.DialogTrigger>
        <ui.DialogContent id="guide" aria-labelledby="guide-name">
          <ui.DialogTitle id="guide-name">Which size fits?</ui.DialogTitle>
        </ui.DialogContent>
      </ui.Dialog>,
    )
    expect(document.querySelector('#opener')?.getAttribute('aria-controls')).toBe('guide')
    const guide = document.querySelector('#guide')
    expect(guide?.getAttribute('role')).toBe('dialog')
    expect(guide?.getAttribute('aria-labelledby')).toBe('guide-name')
    expect(document.querySelector('#guide-name')?.textContent).toBe('Which size fits?')
  })
})
