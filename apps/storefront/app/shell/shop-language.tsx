import { LanguageLink } from '@shop/ui'
import { addressIn, type Language } from '../lib/language.ts'
import { usePageAddress } from './use-page-address.ts'
import { useShop } from './use-shop.ts'

/** The names of the languages, each in itself. */
const NAMES: Readonly<Record<Language, string>> = { en: 'English', bn: 'বাংলা' }

/** The link to the same page in the other language. */
export function ShopLanguage() {
  const other: Language = useShop().language === 'bn' ? 'en' : 'bn'
  return (
    <LanguageLink href={addressIn(other, usePageAddress())} language={other}>
      {NAMES[other]}
    </LanguageLink>
  )
}
