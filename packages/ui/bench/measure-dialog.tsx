import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Dialog, DialogDescription, DialogTitle } from '../src/components/dialog/dialog.tsx'
import { DialogContent } from '../src/components/dialog/dialog-content.tsx'
import { ProductList, type Implementation } from './product-list.tsx'

const title = 'Size guide'
const text = 'Measure the pot across its rim.'
let open = () => {}

function LibraryDialog() {
  const [shown, setShown] = useState(false)
  open = () => setShown(true)
  return (
    <Dialog open={shown} onOpenChange={setShown}>
      <DialogContent>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{text}</DialogDescription>
      </DialogContent>
    </Dialog>
  )
}

function PlatformDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  open = () => dialog.current?.showModal()
  return (
    <dialog ref={dialog} aria-label={title}>
      {text}
    </dialog>
  )
}

const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const after = new MessageChannel()
      after.port1.onmessage = () => resolve()
      after.port2.postMessage(null)
    })
  })

/** Renders `count` library cards, a fixed header and a closed dialog; resolves when the page is idle. */
export async function prepareDialog(
  container: Element,
  implementation: Implementation,
  count: number,
) {
  flushSync(() =>
    createRoot(container).render(
      <>
        <header style={{ position: 'fixed', insetInline: 0, top: 0 }}>Haat</header>
        <ProductList implementation="library" count={count} />
        {implementation === 'library' ? <LibraryDialog /> : <PlatformDialog />}
      </>,
    ),
  )
  await painted()
  await new Promise((resolve) => setTimeout(resolve, 500))
}

/** Opens the prepared dialog; returns the milliseconds to its paint and the layout shift in pixels, 600 ms later. */
export async function openDialog(container: Element) {
  const header = container.querySelector('header')
  const width = () => header?.getBoundingClientRect().width ?? NaN
  const before = width()
  const start = performance.now()
  flushSync(() => open())
  await painted()
  const milliseconds = performance.now() - start
  if (!document.querySelector('[role=dialog], dialog[open]')) throw new Error('No dialog is open.')
  // The work after the first paint belongs to the opening: the inert page and the entering animation.
  await new Promise((resolve) => setTimeout(resolve, 600))
  return { milliseconds, shift: Math.abs(width() - before) }
}
