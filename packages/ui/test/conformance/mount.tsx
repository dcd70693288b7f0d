import { act, createRef, type ReactElement } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { vi } from 'vitest'
import type { Sample } from './sample.ts'

/** What is handed to every piece, to be found again on its root. */
export const probe = { id: 'probe', className: 'probe-class' } as const

/** The sample's tree, its piece with a probe as `data-testid`, `className` and `ref`. */
export function probed({ piece, within }: Sample): {
  tree: ReactElement
  ref: { current: unknown }
} {
  const ref = createRef<Element>()
  const Piece = piece.type
  const probing = { ...piece.props, 'data-testid': probe.id, className: probe.className, ref }
  const element = <Piece key="piece" {...probing} />
  return { tree: within ? within(element) : element, ref }
}

/** Everything React, or anybody else, said in `console.error` while `work` ran. */
export async function complaints(work: () => void | Promise<void>): Promise<string[]> {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  try {
    await work()
    return said.mock.calls.map((call) => call.map(String).join(' '))
  } finally {
    said.mockRestore()
  }
}

/** HTML as a server sends it. */
export function served(tree: ReactElement): string {
  return renderToString(tree)
}

let root: Root | undefined

/** Draws the tree in an empty page, or takes over `html` that a server sent; answers recovered errors. */
export async function mount(tree: ReactElement, html?: string): Promise<string[]> {
  const ground = document.createElement('div')
  document.body.replaceChildren(ground)
  const recovered: string[] = []
  const onRecoverableError = (error: unknown) => void recovered.push(String(error))
  if (html !== undefined) ground.innerHTML = html
  await act(async () => {
    if (html === undefined) {
      root = createRoot(ground)
      root.render(tree)
    } else root = hydrateRoot(ground, tree, { onRecoverableError })
    await Promise.resolve()
  })
  return recovered
}

/** Takes the last tree away again. */
export async function unmount(): Promise<void> {
  await act(async () => {
    root?.unmount()
    await Promise.resolve()
  })
  root = undefined
}
