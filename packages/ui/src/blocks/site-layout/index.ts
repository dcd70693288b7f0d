export { SiteLayout, type SiteLayoutProps } from './site-layout.tsx'
