import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { openOver } from './opened-dialog.tsx'
import { Shelf, type Make } from './shelf.tsx'

const ground = () => document.getElementById('ground') ?? document.body
const drawn = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

const bench = {
  async mount(make: Make, count: number) {
    const root = createRoot(ground())
    flushSync(() => root.render(<Shelf make={make} count={count} />))
    await drawn()
    return ground().querySelectorAll('article').length
  },
  async hydrate(make: Make, count: number) {
    const wrong: string[] = []
    flushSync(() => {
      hydrateRoot(ground(), <Shelf make={make} count={count} />, {
        onRecoverableError: (error) => wrong.push(String(error)),
      })
    })
    await drawn()
    if (wrong.length > 0) throw new Error(wrong[0])
    return ground().querySelectorAll('article').length
  },
  /** Milliseconds from the click to the painted dialog over `count` cards, and the layout shift in pixels. */
  dialog: (make: Make, count: number) => openOver(ground(), make, count),
}

Object.assign(globalThis, { bench })
