'use client'

import { Carousel, type CarouselProps } from '../../components/carousel/carousel.tsx'
import { cn } from '../../lib/cn.ts'
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
  className,
  ...props
}: TestimonialCarouselProps) {
  const t = useMessages(testimonialCarouselMessages)

  return (
    <Carousel
      data-shop="testimonial-carousel"
      aria-label={label ?? t('testimonial.label')}
      autoplayDelay={autoplayDelay}
      loop={loop}
      {...props}
      className={cn(
        'shop:md:[--shop-per-view:2] shop:lg:[--shop-gap:--spacing(6)] shop:lg:[--shop-per-view:3]',
        className,
      )}
    >
      {testimonials.map((testimonial, index) => (
        <TestimonialCard key={`${index} ${testimonial.name}`} {...testimonial} />
      ))}
    </Carousel>
  )
}
