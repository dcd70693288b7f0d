import './system.css'
import './index.tsx'
