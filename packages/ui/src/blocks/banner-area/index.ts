export { BannerArea, type BannerAreaProps } from './banner-area.tsx'
