import { createRoot } from 'react-dom/client'
import { hostClasses } from './application.ts'
import { Host } from './host.tsx'
import { Popups } from './shared/popups.tsx'
import { Scopes } from './shared/scopes.tsx'
import './all-styles.ts'

createRoot(document.getElementById('root')!).render(
  <>
    <Host classes={hostClasses} />
    <Popups />
    <Scopes />
  </>,
)
