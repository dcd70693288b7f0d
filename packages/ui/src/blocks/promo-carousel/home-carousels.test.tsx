import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import type { CarouselProps } from '../../components/carousel/carousel.tsx'
import { testimonialFixtures } from '../../../stories/samples/testimonial-carousel.ts'
import { TestimonialCarousel } from '../testimonial-carousel/testimonial-carousel.tsx'
import { PromoStrip } from '../promo-strip/promo-strip.tsx'
import { bannerFixtures, stripFixtures } from '../../../stories/samples/promo-carousel.ts'
import { PromoCarousel } from './promo-carousel.tsx'

const { Carousel } = vi.hoisted(() => ({ Carousel: vi.fn((_: object) => null) }))
vi.mock('../../components/carousel/carousel.tsx', () => ({ Carousel }))

/** The carousel settings that each home page carousel passes. */
function asked(row: React.ReactNode) {
  renderToStaticMarkup(row)
  return Carousel.mock.lastCall?.[0]
}

afterEach(() => Carousel.mockClear())

test('B-CAR-01, B-CAR-02, B-CAR-03: the banners turn every 3000 ms, in 1000 ms, with pagination', () => {
  expect(asked(<PromoCarousel banners={bannerFixtures} />)).toMatchObject({
    autoplayDelay: 3000,
    transitionDuration: 1000,
    pagination: true,
  } satisfies Partial<CarouselProps>)
})

test('B-STRIP-01, B-STRIP-02, B-STRIP-08: the strip loops every 3000 ms, with arrows', () => {
  expect(asked(<PromoStrip banners={stripFixtures} />)).toMatchObject({
    autoplayDelay: 3000,
    loop: true,
    arrows: true,
  } satisfies Partial<CarouselProps>)
})

test('B-TESTI-01, B-TESTI-02: the testimonials loop every 1800 ms', () => {
  expect(asked(<TestimonialCarousel testimonials={testimonialFixtures} />)).toMatchObject({
    autoplayDelay: 1800,
    loop: true,
  } satisfies Partial<CarouselProps>)
})
