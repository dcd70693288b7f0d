import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'

/** Draws a piece in a page whose clock only moves by `pass`, so that a promised time is measured exactly. */
export async function drawOnTheClock(piece: ReactNode) {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }))
  const ground = document.createElement('div')
  document.body.append(ground)
  const root = createRoot(ground)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    ground.remove()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  await act(async () => root.render(piece))
  const find = <T extends Element>(selector: string): T => {
    const found = ground.querySelector<T>(selector)
    if (!found) throw new Error(`There is no ${selector}.`)
    return found
  }
  return {
    /** Everything that the page says, popups included. */
    said: () => document.body.textContent ?? '',
    find,
    pass: (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds)),
    press: (selector: string) => act(async () => find<HTMLElement>(selector).click()),
    async type(selector: string, text: string) {
      const field = find<HTMLInputElement>(selector)
      const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
      await act(async () => {
        write?.call(field, text)
        field.dispatchEvent(new Event('input', { bubbles: true }))
      })
    },
  }
}
