import { z } from 'zod'
import type { ProblemCode } from '../problem-texts.ts'
import { isCampaignPhone, storedPhone } from '../phone.ts'
import { LIMITS } from '../text.ts'
import { envelope } from './envelope.ts'
import { product } from './product.ts'
import { flag, requiredText, shortText } from './text.ts'

/** A campaign with its products at the campaign's prices. */
export const campaign = z.object({
  id: z.number().int(),
  name: z.string(),
  /** The name in Bengali; null or absent without one. */
  nameBn: z.string().nullish(),
  checkoutImage: z.string().nullable(),
  checkoutProductId: z.number().int().nullable(),
  campaignProducts: z.array(z.object({ productId: z.number().int(), product })),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  active: z.boolean(),
})

/** The query of GET /campaigns. */
export const campaignQuery = z.object({ active: flag.optional() })

/** The answer to GET /campaigns; the last item is the current campaign. */
export const campaignListAnswer = envelope(z.array(campaign))

const phoneInvalid: ProblemCode = 'campaign.phoneInvalid'

/** The body of POST /campaign-responses. */
export const campaignResponseRequest = z.object({
  name: requiredText(LIMITS.name, 'campaign.nameRequired'),
  phone: z
    .string({ error: phoneInvalid })
    .max(100, phoneInvalid)
    .meta({ pattern: '^[0০][1১][0-9০-৯]{9}$' })
    .refine(isCampaignPhone, phoneInvalid)
    .transform(storedPhone),
  email: shortText(LIMITS.email)
    .nullish()
    .transform((value) => value ?? ''),
  address: shortText(LIMITS.address)
    .nullish()
    .transform((value) => value ?? ''),
  trips: requiredText(LIMITS.trips, 'campaign.tripsRequired'),
})

/** The answer to POST /campaign-responses; an empty object means that the response was rejected, and `code` says why. */
export const campaignResponseAnswer = envelope(
  z.union([z.object({ id: z.number().int() }), z.object({}).strict()]),
).extend({ code: z.string().optional() })

/** A campaign as the API serves it. */
export type CampaignWire = z.infer<typeof campaign>

/** The body of POST /campaign-responses, before parsing. */
export type CampaignResponseRequest = z.input<typeof campaignResponseRequest>
