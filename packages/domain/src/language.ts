/** The languages of the shop; English is the first and the default. */
export const LANGUAGES = ['en', 'bn'] as const

/** A language of the shop, as a BCP 47 tag. */
export type Language = (typeof LANGUAGES)[number]
