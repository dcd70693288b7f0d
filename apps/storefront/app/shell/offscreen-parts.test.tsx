// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, onTestFinished, vi } from 'vitest'
import { useRenderOffscreen } from './offscreen-parts.ts'

function List() {
  useRenderOffscreen()
  return (
    <main>
      {Array.from({ length: 24 }, (_, index) => (
        <li key={index} />
      ))}
    </main>
  )
}

it('draws all parts of a page once it is loaded and idle', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const drawn = () => [...container.querySelectorAll('li[style*="visible"]')].length
  await act(async () =>
    root.render(
      <MemoryRouter>
        <List />
      </MemoryRouter>,
    ),
  )
  expect(drawn()).toBe(0)
  await act(async () => vi.advanceTimersByTimeAsync(2000))
  expect(drawn()).toBe(24)
})
