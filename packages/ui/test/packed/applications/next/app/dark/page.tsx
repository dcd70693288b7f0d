import './dark.css'

export { default } from '../page.tsx'
