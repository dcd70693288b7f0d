import { INDIAN, type NumberStyle, type PhoneRule, type Places } from '@shop/domain'

export type { PhoneRule, Places }

/** How a language writes money, numbers and dates, and the facts of a country: its phone numbers and delivery zones. Plain data. */
export interface Market extends NumberStyle {
  /** BCP 47 tag for grouping, dates and plurals. @default 'en-IN' */
  locale: string
  /** Unicode numbering system, such as `latn` for 0 to 9, `beng` for ০ to ৯ and `arab` for ٠ to ٩. @default 'latn' */
  digits: string
  /** A price on cards, on the product page and in the bag. @default '{amount} tk' */
  price: string
  /** An amount in the checkout and on receipts. @default '৳{amount}' */
  amount: string
  /** A day and a time: `{date}`, `{time}`. @default as the locale writes them */
  dateTime?: string
  /** A time: `{dayPeriod}` such as evening, `{hour}`, `{minute}`. @default as the locale writes it */
  time?: string
  /** ISO 3166 code of the country, which some texts name. @default none */
  country?: string
  /** IANA name of the time zone of dates and times. @default 'UTC' */
  timeZone?: string
  /** Mobile numbers; read it with `usePhoneRule`. @default none: 6 to 15 digits, with or without a plus */
  phone?: PhoneRule
  /** Delivery zones in the order shown; read them with `useDeliveryZones`. @default none */
  zones?: readonly DeliveryZone[]
  /** Where the zones are, so that `ZoneChoice` can offer the one that an address names. @default none */
  places?: Places
}

/** A zone with its own delivery charge. */
export interface DeliveryZone {
  /** What the form submits. */
  id: string
  /** Delivery charge in the market's currency. */
  charge: number
  /** @default its id */
  label?: string
}

/** English: Latin digits in Indian grouping, `12,345 tk` and `৳70.00`. The default of every component; it has no facts of a country. */
export const englishMarket: Market = /* @__PURE__ */ (() => ({
  ...INDIAN,
  price: '{amount} tk',
  amount: '৳{amount}',
}))()
