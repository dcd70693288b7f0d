// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { mount, unmount } from '../../../test/conformance/mount.tsx'
import { Dialog, DialogContent, DialogTitle } from './index.ts'

afterEach(unmount)

const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector}.`)
  return found
}
const send = (selector: string, ...events: Event[]) =>
  act(async () => events.forEach((event) => find(selector).dispatchEvent(event)))
const press = () => new PointerEvent('pointerdown', { bubbles: true, cancelable: true })
const click = () => new MouseEvent('click', { bubbles: true, cancelable: true })

async function openDialog() {
  const onOpenChange = vi.fn()
  await mount(
    <Dialog open onOpenChange={onOpenChange}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>Size guide</DialogTitle>
      </DialogContent>
    </Dialog>,
  )
  return onOpenChange
}

it('a press on a scrollbar, which makes no click, does not close it', async () => {
  const onOpenChange = await openDialog()
  await send('[data-shop=dialog-layer]', press())
  expect(onOpenChange).not.toHaveBeenCalled()
  await send('[data-shop=dialog-layer]', press(), click())
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
})

it('a press that began in the panel and ended on the overlay does not close it', async () => {
  const onOpenChange = await openDialog()
  await send('[data-shop=dialog-content]', press())
  await send('[data-shop=dialog-layer]', click())
  expect(onOpenChange).not.toHaveBeenCalled()
})

it('an Escape that ends the composition of an input method does not close it', async () => {
  const onOpenChange = await openDialog()
  const escape = (isComposing: boolean) =>
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, isComposing })
  await send('[data-shop=dialog-content]', escape(true))
  expect(onOpenChange).not.toHaveBeenCalled()
  await send('[data-shop=dialog-content]', escape(false))
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
})

it.each(['an element', 'a shadow root'])('in %s the rest of the page is inert', async (place) => {
  await mount(
    <main>
      <p id="beside" />
      <div id="host" />
    </main>,
  )
  const host = find('#host')
  const container = place === 'an element' ? host : host.attachShadow({ mode: 'open' })
  const root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(
      <Dialog open>
        <DialogContent container={container} aria-describedby={undefined}>
          <DialogTitle>Size guide</DialogTitle>
        </DialogContent>
      </Dialog>,
    ),
  )
  const isInert = (selector: string) => find(selector).hasAttribute('inert')
  await vi.waitFor(() => expect(isInert('#beside')).toBe(true))
  expect([isInert('main'), isInert('#host')]).toEqual([false, false])
  await act(async () => root.unmount())
  expect(isInert('#beside')).toBe(false)
})

it('events of a form in a dialog do not reach a plain form around it', async () => {
  const outer = vi.fn()
  await mount(
    <form onSubmit={outer} onReset={outer} onChange={outer} onInput={outer} onInvalid={outer}>
      <Dialog open>
        <DialogContent aria-describedby={undefined}>
          <DialogTitle>Coupon</DialogTitle>
          <form id="inner" onSubmit={(event) => event.preventDefault()}>
            <input required aria-label="Code" />
          </form>
        </DialogContent>
      </Dialog>
    </form>,
  )
  const names = ['submit', 'reset']
  await send('#inner', ...names.map((name) => new Event(name, { bubbles: true, cancelable: true })))
  const more = [new Event('input', { bubbles: true }), new Event('change', { bubbles: true })]
  await send('#inner input', ...more, new Event('invalid'))
  expect(outer).not.toHaveBeenCalled()
})
