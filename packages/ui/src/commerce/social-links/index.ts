export { SocialLinks, type SocialLink, type SocialLinksProps } from './social-links.tsx'
export { socialNetworks, type SocialNetwork } from '@shop/domain'
