'use client'

import { Carousel, type CarouselProps } from '../../components/carousel/carousel.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { TestimonialCard, type Testimonial } from './testimonial-card.tsx'
import { testimonialCarouselMessages } from './testimonial-carousel.messages.ts'

export interface TestimonialCarouselProps extends Omit<CarouselProps, 'children' | 'aria-label'> {
  testimonials: readonly Testimonial[]
  /** Accessible name. @default 'What our customers say' */
  'aria-label'?: string
}

/** A carousel of testimonials with up to three per view that advances every 1.8 seconds. */
export function TestimonialCarousel({
  testimonials,
  'aria-label': label,
  autoplayDelay = 1800,
  loop = true,
  ...props
}: TestimonialCarouselProps) {
  const t = useMessages(testimonialCarouselMessages)

  return (
    <Carousel
      data-shop="testimonial-carousel"
      aria-label={label ?? t('testimonial.label')}
      autoplayDelay={autoplayDelay}
      loop={loop}
      slidesPerView={{ base: 1, md: 2, lg: 3 }}
      gap={{ base: 16, lg: 24 }}
      {...props}
    >
      {testimonials.map((testimonial, index) => (
        <TestimonialCard key={`${index} ${testimonial.name}`} {...testimonial} />
      ))}
    </Carousel>
  )
}
