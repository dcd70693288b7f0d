import { z } from 'zod'
import { category } from './category.ts'
import { envelope } from './envelope.ts'
import { product } from './product.ts'

/** A text in English and, if there is one, in Bengali. */
const bannerText = z.object({ en: z.string(), bn: z.string().nullable() })

/** What a banner says beside its picture. Each text may be absent. */
export const bannerTexts = z.object({
  title: bannerText.nullable(),
  text: bannerText.nullable(),
  /** A price or a saving, such as "From 1,250 tk". */
  label: bannerText.nullable(),
  /** The call to action, such as "See the kettle". */
  action: bannerText.nullable(),
})

/** A picture that leads to `href`; `image` is a media path, `alt` its alternative text. `texts` is absent when it says nothing. */
export const banner = z.object({
  id: z.string(),
  image: z.string(),
  alt: z.string(),
  /** The alternative text in Bengali; null or absent without one, as the texts of testimonials. */
  altBn: z.string().nullish(),
  href: z.string(),
  texts: bannerTexts.nullish(),
})

/** What a customer said; `image` is the media path of a portrait. */
export const testimonial = z.object({
  name: z.string(),
  nameBn: z.string().nullish(),
  location: z.string(),
  locationBn: z.string().nullish(),
  text: z.string(),
  textBn: z.string().nullish(),
  image: z.string(),
})

/** Everything that the home page shows, in one answer: banners, testimonials, and lists of four products. */
export const homeAnswer = envelope(
  z.object({
    banners: z.array(banner),
    strip: z.array(banner),
    testimonials: z.array(testimonial),
    discounted: z.array(product),
    recommended: z.array(product),
    categories: z.array(category.extend({ products: z.array(product) })),
  }),
)

/** The texts of a banner, by their place. */
export type BannerTexts = z.infer<typeof bannerTexts>

/** A banner as the API serves it. */
export type BannerWire = z.infer<typeof banner>

/** A testimonial as the API serves it. */
export type TestimonialWire = z.infer<typeof testimonial>

/** The data of the home page. */
export type HomeData = z.infer<typeof homeAnswer>['data']
