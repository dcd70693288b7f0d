import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'

/** Renders with fake timers; `advance` moves them on by milliseconds. */
export async function renderWithFakeTimers(piece: ReactNode) {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    container.remove()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  await act(async () => root.render(piece))
  const find = <T extends Element>(selector: string): T => {
    const found = container.querySelector<T>(selector)
    if (!found) throw new Error(`There is no ${selector}.`)
    return found
  }
  return {
    /** Text of the page, including popups. */
    text: () => document.body.textContent ?? '',
    find,
    rerender: (next: ReactNode) => act(async () => root.render(next)),
    advance: (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds)),
    press: (selector: string) => act(async () => find<HTMLElement>(selector).click()),
    async type(selector: string, text: string) {
      const field = find<HTMLInputElement>(selector)
      const setValue = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
      await act(async () => {
        setValue?.call(field, text)
        field.dispatchEvent(new Event('input', { bubbles: true }))
      })
    },
  }
}
