import { z } from 'zod'
import type { ZoneWire } from '../delivery.ts'
import { envelope } from './envelope.ts'

/** A delivery zone; `charge` is in taka. */
export const deliveryZone = z.object({
  id: z.string(),
  name: z.string(),
  /** The name in Bengali; null or absent without one. */
  nameBn: z.string().nullish(),
  charge: z.number(),
}) satisfies z.ZodType<ZoneWire>

/** A text in Bengali; null for the one in English. */
const bengali = z.string().nullable()

/** The answer to GET /shop: what the owner says of the shop, its delivery zones in the order shown, and the links of its pages. */
export const shopAnswer = envelope(
  z.object({
    name: z.string(),
    nameBn: bengali,
    about: z.string(),
    aboutBn: bengali,
    address: z.string(),
    addressBn: bengali,
    phone: z.string(),
    /** International number without plus sign, for a WhatsApp link. */
    whatsapp: z.string(),
    email: z.string(),
    taxId: z.string(),
    /** In degrees, as the longitude. */
    mapLatitude: z.number(),
    mapLongitude: z.number(),
    /** URL of a page about the shop, as those of the other networks; empty without one. */
    facebook: z.string(),
    linkedin: z.string(),
    instagram: z.string(),
    youtube: z.string(),
    tiktok: z.string(),
    x: z.string(),
    /** Media path of the payment banner; empty without one. */
    paymentImage: z.string(),
    /** Media path of the picture in link previews; empty without one. */
    previewImage: z.string(),
    /** The amount on the page of the payment methods, in taka. */
    paymentAmount: z.number(),
    /** IANA name of the zone of days and times. */
    timeZone: z.string(),
    /** Another text after each change of what the owner decides, and when a banner or a campaign begins or ends. */
    revision: z.string(),
    zones: z.array(deliveryZone),
    /** The owner's texts by key, in place of those that the pages have. */
    texts: z.object({
      en: z.record(z.string(), z.string()),
      bn: z.record(z.string(), z.string()),
    }),
    /** The pages that the footer links to, in the order of the links. */
    pages: z.array(z.object({ slug: z.string(), link: z.string(), linkBn: bengali })),
  }),
)

/** The facts of the shop as the API serves them. */
export type ShopWire = z.infer<typeof shopAnswer>['data']
