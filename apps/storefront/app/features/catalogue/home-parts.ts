import { BannerArea, PromoStrip, TestimonialCarousel, TrustBlurbs } from '@shop/ui'

/** The parts of the home page that answer only after the shopper's first action, or turn later. */
export const homeParts = { BannerArea, PromoStrip, TestimonialCarousel, TrustBlurbs }
