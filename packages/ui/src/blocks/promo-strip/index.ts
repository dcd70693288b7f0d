export { PromoStrip, type PromoStripProps } from './promo-strip.tsx'
