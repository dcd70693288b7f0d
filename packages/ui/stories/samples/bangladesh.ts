import {
  BANGLADESH,
  bangladeshPlaces,
  campaignProblems,
  contactProblems,
  deliveryProblems,
  INITIAL_ZONES,
} from '@shop/domain'
import { bengaliMarket } from '../../src/lib/bengali-market.ts'
import { englishMarket, type Market } from '../../src/lib/markets.ts'
import type { PartialMessages } from '../../src/lib/messages.tsx'

/** The market of the sample shop. */
export const sampleMarket: Market = {
  ...englishMarket,
  ...BANGLADESH,
  zones: INITIAL_ZONES.map(({ id, name, charge }) => ({ id, charge, label: name })),
}

/** The market of the sample shop in Bengali. */
export const sampleMarketInBengali: Market = {
  ...bengaliMarket,
  ...BANGLADESH,
  zones: INITIAL_ZONES.map(({ id, nameBn, charge }) => ({ id, charge, label: nameBn })),
}

/** Where the zones are, for the forms that offer the zone that an address names. */
export const samplePlaces = { places: bangladeshPlaces }

/** The texts of the sample shop that name Bangladesh. */
export const sampleMessages: PartialMessages = {
  'campaign.phoneInvalid': campaignProblems['campaign.phoneInvalid'],
  'contact.phoneInvalid': contactProblems['contact.phoneInvalid'],
  'delivery.mobileInvalid': deliveryProblems['delivery.mobileInvalid'],
  'form.phoneUnusual':
    'This does not look like a Bangladeshi mobile number. You can still order; please check it.',
}

/** What the sample shop says of its zones. */
export const sampleStatements = [
  {
    zone: 'dhaka_inside',
    charge: 'Inside Dhaka ৳60 for small products and ৳80 to 100 for large or heavy ones',
    time: '24 to 48 hours inside Dhaka',
  },
  {
    zone: 'dhaka_outside',
    charge: 'Outside Dhaka 130 Taka',
    time: '2 to 5 days outside Dhaka',
  },
] as const
