export { TrustBlurbs, type TrustBlurbsProps } from './trust-blurbs.tsx'
