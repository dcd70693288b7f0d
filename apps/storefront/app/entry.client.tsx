import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { markLost, reloadPage } from '../runtime/lost-files.ts'
import { documentLanguage } from './lib/language.ts'
import { addLocale } from './messages/texts.ts'
import { readPageData } from '../runtime/browser-manifest.ts'
import { createPageRouter } from '../runtime/page-router.ts'

// No await at the top level: the files of the routes import the file that this module is in.
start().catch((error: unknown) => {
  console.error('The page could not be started.', error)
  markLost()
})

// A part of the library that a press opens could not be loaded.
addEventListener('error', ({ error }) => {
  if (error instanceof Error && error.name === 'PartLoadError') reloadPage()
})

async function start() {
  const [router] = await Promise.all([createPageRouter(readPageData()), loadTexts()])
  if (import.meta.env.DEV) {
    const { connectHotReload } = await import('../runtime/hot-reload.ts')
    connectHotReload(router)
  }
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    )
  })
}

/** The texts of the page's language. Those of English are part of the code. */
async function loadTexts() {
  if (documentLanguage() === 'en') return
  const { bengali } = await import('./messages/bn.ts')
  addLocale('bn', bengali)
}
