export { BagLink, type BagLinkProps } from './bag-link.tsx'
export { SiteHeader, type SiteHeaderProps, type SiteHeaderHrefs } from './site-header.tsx'
