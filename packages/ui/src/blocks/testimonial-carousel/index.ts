export { TestimonialCarousel, type TestimonialCarouselProps } from './testimonial-carousel.tsx'
export {
  TestimonialCard,
  type TestimonialCardProps,
  type Testimonial,
} from './testimonial-card.tsx'
