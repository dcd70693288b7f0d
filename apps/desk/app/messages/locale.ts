import { BANGLADESH } from '@shop/domain'
import { englishMarket } from '@shop/ui'
import type { Language } from '../lib/settings.ts'
import type { Locale } from './translation.ts'

const english: Locale = { messages: {}, market: { ...englishMarket, ...BANGLADESH } }

/** Loads a language. @throws Error when its file cannot be loaded */
export async function loadLocale(language: Language): Promise<Locale> {
  return language === 'bn' ? (await import('./bn.ts')).bengali : english
}
