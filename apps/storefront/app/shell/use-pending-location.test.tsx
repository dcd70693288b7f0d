// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { usePendingLocation } from './use-pending-location.ts'

const Page = () => usePendingLocation()?.pathname ?? 'none'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

it.each(['/', '/bn'])(
  'the page that is opened has its path without the language: %s',
  async (basename) => {
    const router = createMemoryRouter(
      [
        { path: '/', element: <Page /> },
        { path: '/products', loader: () => new Promise(() => undefined), element: null },
      ],
      { basename, initialEntries: [basename] },
    )
    const element = document.body.appendChild(document.createElement('div'))
    const root = createRoot(element)
    await act(async () => root.render(<RouterProvider router={router} />))
    expect(element.textContent).toBe('none')
    await act(async () => void router.navigate('/products'))
    expect(element.textContent).toBe('/products')
    await act(async () => root.unmount())
  },
)
