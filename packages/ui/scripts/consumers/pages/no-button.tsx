import { createRoot } from 'react-dom/client'
import './own-styles.ts'

createRoot(document.getElementById('root')!).render(<button>Save</button>)
