import { createContext } from 'react'
import type { Language } from '../lib/language.ts'

/**
 * The language of the page, which decides the addresses of its links. A context of its own, because the
 * router's hooks subscribe each of two hundred links to the location.
 */
export const PageLanguage = createContext<Language>('en')
