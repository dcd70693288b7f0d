import { useMessages } from '@shop/ui'
import { useQuery } from '@tanstack/react-query'
import { shopQuery } from '../lib/queries.ts'
import { useSettings } from '../lib/settings.ts'
import { shellMessages } from './shell.messages.ts'

/** The name of the shop in the language of the page; a word of its own until it is known. */
export function useShopName(): string {
  const t = useMessages(shellMessages)
  const language = useSettings((settings) => settings.language)
  const { data } = useQuery(shopQuery)
  if (!data) return t('shell.desk')
  return (language === 'bn' && data.nameBn) || data.name
}
