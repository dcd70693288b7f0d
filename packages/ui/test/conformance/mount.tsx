import { act, createRef, type ReactElement } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { vi } from 'vitest'
import type { Sample } from './sample.ts'

// React's `act` asks for it.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** Props passed to every component, to find them on its root element. */
export const probe = { id: 'probe', className: 'probe-class' } as const

/** The tree of a sample, whose component gets a test id, a class name, a ref and further props. */
export function withProbe(
  { piece, within }: Sample,
  more: Readonly<Record<string, unknown>> = {},
): { tree: ReactElement; ref: { current: unknown } } {
  const ref = createRef<Element>()
  const Piece = piece.type
  const probing = {
    ...piece.props,
    'data-testid': probe.id,
    className: probe.className,
    ref,
    ...more,
  }
  const element = <Piece key="piece" {...probing} />
  return { tree: within ? within(element) : element, ref }
}

/** Calls of `console.error` while `work` ran. */
export async function consoleErrors(work: () => void | Promise<void>): Promise<string[]> {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => {})
  try {
    await work()
    return spy.mock.calls.map((call) => call.map(String).join(' '))
  } finally {
    spy.mockRestore()
  }
}

/** Server-rendered HTML of the tree. */
export function renderOnServer(tree: ReactElement): string {
  return renderToString(tree)
}

let root: Root | undefined

/** Renders the tree in an empty page, or hydrates `html`; returns recoverable errors. */
export async function mount(tree: ReactElement, html?: string): Promise<string[]> {
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  const recovered: string[] = []
  const onRecoverableError = (error: unknown) => void recovered.push(String(error))
  if (html !== undefined) container.innerHTML = html
  await act(async () => {
    if (html === undefined) {
      root = createRoot(container)
      root.render(tree)
    } else root = hydrateRoot(container, tree, { onRecoverableError })
    await Promise.resolve()
  })
  return recovered
}

/** Renders the mounted tree again, with other props or providers. */
export async function rerender(tree: ReactElement): Promise<void> {
  await act(async () => {
    root?.render(tree)
    await Promise.resolve()
  })
}

/** Unmounts the last tree. */
export async function unmount(): Promise<void> {
  await act(async () => {
    root?.unmount()
    await Promise.resolve()
  })
  root = undefined
}
