import './system.css'

export { default } from '../page.tsx'
