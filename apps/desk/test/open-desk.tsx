import { cleanup, configure, fireEvent, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { onTestFinished, vi } from 'vitest'
import { createQueryClient } from '../app/lib/queries.ts'
import { forgetKept } from '../app/lib/kept.ts'
import { closeGate } from '../app/lib/session-gate.ts'
import { useSettings, type Language } from '../app/lib/settings.ts'
import { useStateChange } from '../app/lib/state-change.ts'
import { loadLocale } from '../app/messages/locale.ts'
import { routes } from '../app/routes.tsx'
import { DeskProviders } from '../app/shell/desk-providers.tsx'
import { FakeDesk } from './fake-desk.ts'

// The runner ends a test that waits too long.
configure({ asyncUtilTimeout: 25_000 })

interface OpenOptions {
  /** Name of the member who is signed in. @default Maya, an owner; null for nobody */
  as?: string | null
  language?: Language
  desk?: FakeDesk
}

/** Opens an address of the desk, with its router, against the API in memory. */
export async function openDesk(path: string, options: OpenOptions = {}) {
  const { as = 'Maya', language = 'en', desk = new FakeDesk() } = options
  desk.signedIn = desk.staff.find(({ name }) => name === as)?.id
  vi.stubGlobal('fetch', desk.fetch)
  // jsdom has no layout.
  vi.stubGlobal('matchMedia', () => new EventTarget())
  window.scrollTo = () => undefined
  useSettings.setState({ language, theme: 'system', keys: true, sound: false })
  const router = createMemoryRouter(routes, {
    basename: '/desk',
    initialEntries: [`/desk${path}`],
  })
  const queries = createQueryClient()
  const page = render(
    <DeskProviders queries={queries} locale={await loadLocale(language)}>
      <RouterProvider router={router} />
    </DeskProviders>,
  )
  onTestFinished(() => {
    closeToasts()
    cleanup()
    router.dispose()
    queries.clear()
    closeGate()
    forgetKept()
    vi.unstubAllGlobals()
  })
  const address = () => {
    const { pathname, search } = router.state.location
    return pathname.replace('/desk', '') + search
  }
  return { desk, page, router, address, user: userEvent.setup() }
}

/** The queue of messages is that of the module: a message would appear in the next test. */
function closeToasts() {
  useStateChange.setState(useStateChange.getInitialState(), true)
  const closeButton = () => document.querySelector('[data-shop=toast] [data-shop=icon-button]')
  for (let close = closeButton(); close; close = closeButton()) fireEvent.click(close)
}
