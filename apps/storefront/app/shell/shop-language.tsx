import { LanguageLink, useMarket } from '@shop/ui'
import { matchPath, useLocation } from 'react-router-dom'
import { addressIn, type Language } from '../lib/language.ts'
import { pages } from '../lib/pages.ts'
import { readQuery } from '../lib/read-query.ts'

/** The names of the languages, each in itself. */
const NAMES: Readonly<Record<Language, string>> = { en: 'English', bn: 'বাংলা' }

const pagesWithQuery = pages.filter(({ reads }) => reads)

/** The link to the same page in the other language. */
export function ShopLanguage() {
  const { pathname, search } = useLocation()
  const other: Language = useMarket().locale.startsWith('bn') ? 'en' : 'bn'
  const href = addressIn(other, pathname + queryOf(pathname, search))
  return (
    <LanguageLink href={href} language={other}>
      {NAMES[other]}
    </LanguageLink>
  )
}

/** The part of the query that the page reads, as the server rendered it. */
function queryOf(pathname: string, search: string): string {
  const page = pagesWithQuery.find(({ path }) => matchPath(path, pathname))
  const query = readQuery(new URLSearchParams(search), page?.reads ?? [])
  return query.size > 0 ? `?${query}` : ''
}
