export { BagLink, type BagLinkProps } from './bag-link.tsx'
export { SiteHeader, type SiteHeaderProps } from './site-header.tsx'
