export const testimonialCarouselMessages = {
  'testimonial.label': 'What our customers say',
} as const
