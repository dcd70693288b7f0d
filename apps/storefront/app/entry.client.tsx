import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { readPageData } from './router/browser-manifest.ts'
import { createPageRouter } from './router/page-router.ts'

const router = await createPageRouter(readPageData())
if (import.meta.env.DEV) {
  const { connectHotReload } = await import('./router/hot-reload.ts')
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
