export { Carousel, type CarouselProps } from './carousel.tsx'
export {
  type SlideGap,
  type SlideGapByWidth,
  type SlidesPerView,
  type SlidesPerViewByWidth,
} from './carousel-layout.ts'
