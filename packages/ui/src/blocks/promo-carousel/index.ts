export { PromoCarousel, type PromoCarouselProps } from './promo-carousel.tsx'
export { type Banner } from './banner-image.tsx'
