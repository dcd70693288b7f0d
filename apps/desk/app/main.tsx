import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { createQueryClient } from './lib/queries.ts'
import { applySettings, useSettings } from './lib/settings.ts'
import { sendWhenHidden } from './lib/state-change.ts'
import { loadLocale } from './messages/locale.ts'
import { routes } from './routes.tsx'
import { DeskProviders } from './shell/desk-providers.tsx'
import './library.css'
import './styles.css'

applySettings()
sendWhenHidden()
const queries = createQueryClient()
const router = createBrowserRouter(routes, { basename: '/desk' })
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root.')
const locale = await loadLocale(useSettings.getState().language)
createRoot(root).render(
  <StrictMode>
    <DeskProviders queries={queries} locale={locale}>
      <RouterProvider router={router} />
    </DeskProviders>
  </StrictMode>,
)
