import { LANGUAGES, type Language } from '@shop/domain'

export { LANGUAGES as languages, type Language }

/** Key of local storage for the language that the shopper chose by a link. */
export const LANGUAGE_KEY = 'language'

/** The path before the path of every page of a language: the `basename` of its router. */
export const basenameOf = (language: Language) => (language === 'en' ? '/' : `/${language}`)

/** The address of a page in a language; `path` starts with a slash and has no prefix of a language. */
export function addressIn(language: Language, path: string): string {
  const base = basenameOf(language)
  if (base === '/') return path
  return path === '/' ? base : base + path.replace(/^\/(?=[?#]|$)/, '')
}

/** The language of an address, and the address without its prefix. */
export function splitLanguage(address: string): { language: Language; path: string } {
  for (const language of LANGUAGES) {
    const base = basenameOf(language)
    if (base === '/' || !address.startsWith(base)) continue
    const rest = address.slice(base.length)
    if (/^([/?#]|$)/.test(rest)) return { language, path: rest.startsWith('/') ? rest : `/${rest}` }
  }
  return { language: 'en', path: address }
}

/** The language of the document in the browser. */
export function documentLanguage(): Language {
  const lang = typeof document === 'undefined' ? 'en' : document.documentElement.lang
  return LANGUAGES.find((language) => language === lang) ?? 'en'
}
