import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { documentLanguage } from './lib/language.ts'
import { addLocale } from './messages/texts.ts'
import { readPageData } from './router/browser-manifest.ts'
import { createPageRouter } from './router/page-router.ts'

const [router] = await Promise.all([createPageRouter(readPageData()), loadTexts()])
if (import.meta.env.DEV) {
  const { connectHotReload } = await import('./router/hot-reload.ts')
  connectHotReload(router)
}

/** The texts of the page's language. Those of English are part of the code. */
async function loadTexts() {
  if (documentLanguage() === 'en') return
  const { bengali } = await import('./messages/bn.ts')
  addLocale('bn', bengali)
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
})
