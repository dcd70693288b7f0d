import { Button } from '@shop/ui/button'
import { createRoot } from 'react-dom/client'
import './styles.ts'

createRoot(document.getElementById('root')!).render(<Button>Save</Button>)
