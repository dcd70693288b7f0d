// @vitest-environment jsdom
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderWithFakeTimers } from '../../../test/render-with-fake-timers.tsx'
import { Dialog, DialogTrigger } from './dialog.tsx'
import { LayerProvider, type LayerListener } from '../../lib/layer.tsx'

function Page({ onOpen }: { onOpen: LayerListener }) {
  const [open, setOpen] = useState(false)
  const [count, setCount] = useState(0)
  return (
    <LayerProvider onOpen={onOpen}>
      <Dialog open={open} onOpenChange={setOpen}>
        {open ? `open ${count}` : 'closed'}
        <DialogTrigger id="trigger">Sizes</DialogTrigger>
      </Dialog>
      <button id="again" onClick={() => setCount(count + 1)} />
      <button id="close" onClick={() => onOpenCall(onOpen)} />
    </LayerProvider>
  )
}

/** Closes the layer as the application does. */
function onOpenCall(onOpen: LayerListener) {
  vi.mocked(onOpen).mock.lastCall?.[0]()
}

test('the application is notified of a dialog that opens, closes it, and is notified that it has closed', async () => {
  const closed = vi.fn()
  const onOpen = vi.fn<LayerListener>(() => closed)
  const page = await renderWithFakeTimers(<Page onOpen={onOpen} />)
  expect(onOpen).not.toHaveBeenCalled()
  await page.press('#trigger')
  await page.press('#again')
  expect(document.body.textContent).toContain('open 1')
  expect(onOpen).toHaveBeenCalledOnce()
  expect(closed).not.toHaveBeenCalled()
  await page.press('#close')
  expect(document.body.textContent).toContain('closed')
  expect(closed).toHaveBeenCalledOnce()
})
