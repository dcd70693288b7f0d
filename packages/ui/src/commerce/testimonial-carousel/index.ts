export { TestimonialCarousel, type TestimonialCarouselProps } from './testimonial-carousel.tsx'
export { TestimonialCard, type Testimonial } from './testimonial-card.tsx'
