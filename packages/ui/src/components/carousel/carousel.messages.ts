export const carouselMessages = {
  'carousel.role': 'carousel',
  'carousel.slideRole': 'slide',
  'carousel.slide': '{n} of {count}',
  'carousel.slides': 'Slides',
  'carousel.stop': 'Stop automatic slide show',
  'carousel.start': 'Start automatic slide show',
  'carousel.previous': 'Previous slide',
  'carousel.next': 'Next slide',
  'carousel.goTo': 'Go to slide {n}',
} as const
