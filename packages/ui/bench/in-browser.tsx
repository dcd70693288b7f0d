import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { openDialog, prepareDialog } from './measure-dialog.tsx'
import { ProductList, type Implementation } from './product-list.tsx'

const container = () => document.getElementById('container') ?? document.body
const painted = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

const bench = {
  async mount(implementation: Implementation, count: number) {
    const root = createRoot(container())
    flushSync(() => root.render(<ProductList implementation={implementation} count={count} />))
    await painted()
    return container().querySelectorAll('article').length
  },
  async hydrate(implementation: Implementation, count: number) {
    const errors: string[] = []
    flushSync(() => {
      hydrateRoot(container(), <ProductList implementation={implementation} count={count} />, {
        onRecoverableError: (error) => errors.push(String(error)),
      })
    })
    await painted()
    if (errors.length > 0) throw new Error(errors[0])
    return container().querySelectorAll('article').length
  },
  prepareDialog: (implementation: Implementation, count: number) =>
    prepareDialog(container(), implementation, count),
  openDialog: () => openDialog(container()),
}

Object.assign(globalThis, { bench })
