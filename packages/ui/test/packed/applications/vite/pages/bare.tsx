import { createRoot } from 'react-dom/client'
import { hostClasses } from './application.ts'
import { Host } from './host.tsx'
import './own-styles.ts'

createRoot(document.getElementById('root')!).render(<Host classes={hostClasses} />)
