/** The languages of the shop. English stands at the plain addresses, the others below their prefix. */
const languages = ['en', 'bn'] as const

export type Language = (typeof languages)[number]

/** The language of the document in the browser. */
export function documentLanguage(): Language {
  const lang = typeof document === 'undefined' ? 'en' : document.documentElement.lang
  return languages.find((language) => language === lang) ?? 'en'
}
