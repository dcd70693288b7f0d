export { SiteHeader, type SiteHeaderProps, type SiteHeaderHrefs } from './site-header.tsx'
