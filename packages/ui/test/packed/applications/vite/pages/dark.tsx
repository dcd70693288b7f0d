import './dark.css'
import './index.tsx'
